import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { constraints } from '../../../contract/constraints.ts';
import { Button } from '../../ui/button.tsx';
import { NoteField, type NoteFieldProps } from './note-field.tsx';
import { submitLabel } from './selection-rules.ts';
import { SentimentPicker, type SentimentPickerProps } from './sentiment-picker.tsx';
import { ThankSomeone } from './thank-someone.tsx';

interface ReviewFormProps extends SentimentPickerProps, NoteFieldProps {
  ref?: Ref<HTMLFormElement>;
  name: string;
  onName: (name: string) => void;
  /** Has to check that exactly four are chosen: Enter calls it, too. */
  onSubmit: () => void;
  /** Replaces the fields while the draft is written. */
  waiting?: ReactNode;
  /** Other ways to a review, below the fields. */
  children?: ReactNode;
}

/**
 * The sentiment picker, whom to thank, a note, and the submit button. The form has no `action`: it
 * cannot be submitted without the script, and its text cannot end up in a URL.
 */
export function ReviewForm({
  ref,
  name,
  onName,
  note,
  onNote,
  noteProblem,
  onSubmit,
  waiting,
  children,
  ...picker
}: ReviewFormProps) {
  const { isHydrated, selection, loading } = picker;
  const count = selection.chosen.length;
  const isPending = Boolean(waiting);

  function submit(): void {
    if (!isPending) onSubmit();
  }
  function submitForm(event: FormEvent): void {
    event.preventDefault();
    submit();
  }
  // Enter submits only while the submit button is enabled, but it should also show what is missing.
  function submitOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }
  const field = { isHydrated, onKeyDown: submitOnEnter };
  return (
    <form ref={ref} className="with-bar" autoComplete="off" onSubmit={submitForm}>
      {waiting}
      <div className="stack" hidden={isPending}>
        <SentimentPicker {...picker} />
        <ThankSomeone name={name} onName={onName} {...field} />
        <NoteField note={note} onNote={onNote} noteProblem={noteProblem} {...field} />
        {children}
      </div>
      <div className="action-bar">
        <Button
          type="submit"
          variant="primary"
          className="wide"
          pending={isPending}
          disabled={!isHydrated || count !== constraints.sentiments || Boolean(loading)}
        >
          {submitLabel(count)}
        </Button>
      </div>
    </form>
  );
}

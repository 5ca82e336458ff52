import type { FormEvent, ReactNode } from 'react';
import { limits } from '../../../contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { submitLabel, submitProblem } from './selection-rules.ts';
import { SentimentPicker, type SentimentPickerProps } from './sentiment-picker.tsx';
import { ThankSomeone } from './thank-someone.tsx';

interface ReviewFormProps extends SentimentPickerProps {
  name: string;
  onName: (name: string) => void;
  /** Called with exactly four chosen. */
  onSubmit: () => void;
  /** What stands in the place of the fields while the draft is written. */
  waiting?: ReactNode;
}

/**
 * The picker, whom to thank, and the button. The form has no address: without script it cannot be
 * sent, and no word of it can end in one.
 */
export function ReviewForm({ name, onName, onSubmit, waiting, ...picker }: ReviewFormProps) {
  const { isLive, selection, loading } = picker;
  const count = selection.chosen.length;
  const isPending = Boolean(waiting);

  function submit(): void {
    const problem = submitProblem(selection.chosen);
    if (problem) toasts.show(problem);
    else if (!isPending) onSubmit();
  }
  function submitForm(event: FormEvent): void {
    event.preventDefault();
    submit();
  }
  return (
    <form className="with-bar" autoComplete="off" onSubmit={submitForm}>
      {waiting}
      <div className="stack" hidden={isPending}>
        <SentimentPicker {...picker} />
        <ThankSomeone name={name} isLive={isLive} onName={onName} onEnter={submit} />
      </div>
      <div className="action-bar">
        <Button
          type="submit"
          look="primary"
          className="wide"
          pending={isPending}
          disabled={!isLive || count !== limits.sentiments || Boolean(loading)}
        >
          {submitLabel(count)}
        </Button>
      </div>
    </form>
  );
}

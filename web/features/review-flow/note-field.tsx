import { useEffect, type KeyboardEventHandler } from 'react';
import { constraints } from '../../../contract/constraints.ts';
import { hasForbiddenCharacters } from '../../../contract/text.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { pickerToasts } from './picker-toasts.ts';
import { allowedPrefix, isAllowedText } from './allowed-text.ts';
import { useGuardedInput } from './use-guarded-input.ts';

/** The field's name in its form. */
export const noteField = 'note';

export const isAllowedNote = (typed: string) => isAllowedText(typed, constraints.noteLength);

export interface NoteFieldProps {
  note: string;
  onNote: (note: string) => void;
  /** Why the server rejected it. */
  noteProblem?: string | undefined;
}

/** What the visitor wants to add in their own words, if anything. */
export function NoteField({
  note,
  onNote,
  noteProblem,
  isHydrated,
  onKeyDown,
}: NoteFieldProps & { isHydrated: boolean; onKeyDown: KeyboardEventHandler }) {
  const guarded = useGuardedInput<HTMLTextAreaElement>({
    value: note,
    isHydrated,
    accepts: isAllowedNote,
    onAccept: onNote,
    fix: fitted,
  });
  const { ref } = guarded;
  useEffect(() => {
    if (noteProblem) ref.current?.focus();
  }, [ref, noteProblem]);
  return (
    <div className="field">
      <label className="label" htmlFor="note">
        Anything you&apos;d like to add?
      </label>
      <textarea
        id="note"
        name={noteField}
        className="input note-input"
        autoComplete="off"
        enterKeyHint="go"
        aria-describedby="note-note"
        aria-invalid={Boolean(noteProblem)}
        {...guarded}
        onKeyDown={onKeyDown}
      />
      <p id="note-note" className="note">
        {noteProblem ??
          `Optional - Up to ${constraints.noteLength} characters. We use your own words and don’t save them.`}
      </p>
    </div>
  );
}

/**
 * As much of the typed or pasted text as fits before the caret; the text after it was there before.
 */
function fitted(typed: string, caret: number): string {
  const rest = typed.slice(caret);
  const visible = Array.from(typed.slice(0, caret)).filter(isVisible).join('');
  const part = allowedPrefix(visible, (text) => isAllowedNote(text + rest));
  if (part !== visible) toasts.show(pickerToasts.note);
  return part + rest;
}

/** Pasted text often contains invisible characters, which can be removed silently. */
function isVisible(character: string): boolean {
  return /\s/.test(character) || !hasForbiddenCharacters(character);
}

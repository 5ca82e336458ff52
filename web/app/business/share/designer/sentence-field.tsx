import {
  defaultSentence,
  posterMessages,
  sentenceHint,
  sentenceLength,
} from '../../../../../contract/poster-rules.ts';
import { hasUnshowableCharacters, oneLine, unshowable } from '../../../../../contract/one-line.ts';
import { graphemeCount } from '../../../../../contract/text.ts';
import { TextField } from '../../../../ui/text-field.tsx';

interface SentenceFieldProps {
  value: string;
  onChange: (text: string) => void;
  /** The characters of the sentence that can't be printed. */
  unprintable: string | null;
}

/** What is wrong with a sentence; null if nothing is. */
export function sentenceError(text: string): string | null {
  const line = oneLine(text);
  const excess = graphemeCount(line) - sentenceLength;
  if (excess > 0) return `${posterMessages.tooLong} (${excess} too many)`;
  return hasUnshowableCharacters(line) ? unshowable : null;
}

/** One sentence of the owner's own, with a hint if it may break the platforms' rules. */
export function SentenceField({ value, onChange, unprintable }: SentenceFieldProps) {
  const error =
    sentenceError(value) ?? (unprintable && `These characters can’t be printed: ${unprintable}`);
  const left = sentenceLength - graphemeCount(oneLine(value));
  const hint = sentenceHint(value);
  return (
    <div className="sentence">
      <TextField
        id="poster-sentence"
        label="Your sentence"
        placeholder={defaultSentence}
        autoComplete="off"
        value={value}
        aria-invalid={error ? true : undefined}
        hint={error ?? `Optional. ${left} ${left === 1 ? 'character' : 'characters'} left.`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="sentence-hint" role="status">
        {hint}
      </p>
    </div>
  );
}

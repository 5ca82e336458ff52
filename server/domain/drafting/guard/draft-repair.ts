import type { Brief } from '../input/brief.ts';
import { checkDraft } from './guard.ts';
import type { Rejection } from './rejection.ts';

/**
 * Repairs a rejected draft of a model: removes the model's formatting habits and, if that isn't enough, the
 * sentences with errors.
 * @param startingPoint as for `checkDraft`
 * @returns null if the rest doesn't pass the whole check
 */
export function repairDraft(text: string, brief: Brief, startingPoint = ''): string | null {
  const { mask, unmask } = nameMasker(brief);
  const unformatted = removeFormatting(mask(text));
  const faultsOf = (draft: string) => checkDraft(unmask(draft), brief, 'model', startingPoint);
  const passes = (draft: string) => faultsOf(draft).length === 0;
  const hasError = (sentence: string) =>
    faultsOf(sentence).some((fault) => !wholeDraftErrors.includes(fault));
  if (passes(unformatted)) return unmask(unformatted);
  const kept = unformatted
    .split(/(?<=[.!?\uE000-\uE0FF]) (?=\p{Lu}|[\uE000-\uE0FF])/u)
    .filter((sentence) => !hasError(sentence))
    .join(' ');
  return passes(kept) ? unmask(kept) : null;
}

/** Removes what models add by habit: quotation marks around the text, emphasis, emoji at the end. */
function removeFormatting(text: string): string {
  const bare = text
    .replace(/(?:\s|\p{ExtPict}|\p{EMod}|\uFE0F|\u200D)+$/u, '')
    .replace(/^["“]([^"“”]*)["”]$/, '$1');
  return bare.replace(/(\*\*|__|[*_`])(?=\S)(.+?)(?<=\S)\1/g, '$2').trim();
}

/** Errors of the draft as a whole, not of a single sentence. */
const wholeDraftErrors: readonly Rejection[] = [
  'too-short',
  'too-long',
  'sentiment-missing',
  'name-missing',
  'note-missing',
];

/** Names and notes may contain anything ("Dr. Best’s *Smile*"), so private-use characters replace them. */
function nameMasker({ names: { business, thanked }, note }: Brief) {
  const given = [business, thanked, note]
    .filter((words) => words !== undefined)
    .toSorted((one, other) => other.length - one.length)
    .map((words, index) => ({ words, mark: String.fromCharCode(0xe000 + index) }));
  return {
    mask: (text: string) =>
      given.reduce((covered, { words, mark }) => covered.replaceAll(words, mark), text),
    unmask: (text: string) =>
      given.reduce((covered, { words, mark }) => covered.replaceAll(mark, () => words), text),
  };
}

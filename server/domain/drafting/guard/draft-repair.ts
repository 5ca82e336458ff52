import type { Brief } from '../input/brief.ts';
import { checkDraft } from './guard.ts';
import type { Rejection, Writer } from './rejection.ts';
import { writtenName } from './mask.ts';

/**
 * A refused draft with its habits straightened and, where that is not enough, without the sentences
 * that hold its faults.
 * @param startingPoint as for `checkDraft`
 * @returns null where what is left does not pass the whole check
 */
export function repairDraft(
  text: string,
  brief: Brief,
  writer: Writer = 'builtin',
  startingPoint = '',
): string | null {
  const { cover, uncover } = coverNames(brief);
  const straight = straighten(cover(text));
  const faultsOf = (draft: string) => checkDraft(uncover(draft), brief, writer, startingPoint);
  const passes = (draft: string) => faultsOf(draft).length === 0;
  const holdsFault = (sentence: string) =>
    faultsOf(sentence).some((fault) => !ofTheWhole.includes(fault));
  if (passes(straight)) return uncover(straight);
  const sound = straight
    .split(/(?<=[.!?\uE000-\uE0FF]) (?=\p{Lu}|[\uE000-\uE0FF])/u)
    .filter((sentence) => !holdsFault(sentence))
    .join(' ');
  return passes(sound) ? uncover(sound) : null;
}

/** What models add by habit: quotation marks around the whole, emphasis, an emoji at the end. */
function straighten(text: string): string {
  const bare = text
    .replace(/(?:\s|\p{ExtPict}|\p{EMod}|\uFE0F|\u200D)+$/u, '')
    .replace(/^["“]([^"“”]*)["”]$/, '$1');
  return bare.replace(/(\*\*|__|[*_`])(?=\S)(.+?)(?<=\S)\1/g, '$2').trim();
}

/** Faults that a draft has as a whole, and that no sentence of it holds. */
const ofTheWhole: readonly Rejection[] = [
  'too-short',
  'too-long',
  'sentiment-missing',
  'name-missing',
  'note-missing',
];

/**
 * Names and notes may hold anything ("Dr. Best’s *Smile*"), so private characters stand for them
 * meanwhile.
 */
function coverNames({ names: { business, thanked }, note }: Brief) {
  const given = [business, thanked && writtenName(thanked), note]
    .filter((words) => words !== undefined)
    .toSorted((one, other) => other.length - one.length)
    .map((words, index) => ({ words, mark: String.fromCharCode(0xe000 + index) }));
  return {
    cover: (text: string) =>
      given.reduce((covered, { words, mark }) => covered.replaceAll(words, mark), text),
    uncover: (text: string) =>
      given.reduce((covered, { words, mark }) => covered.replaceAll(mark, () => words), text),
  };
}

import type { Brief } from '../input/brief.ts';
import type { Sentiment } from '../sentiments/sentiment.ts';
import { agreementFaults } from './grammar/agreement.ts';
import { brokenRules } from './grammar/surface-rules.ts';
import { addsName } from './draft-grounding.ts';
import type { Rejection } from './rejection.ts';
import {
  anyMark,
  anyCustomMark,
  marks,
  maskDraft,
  customIndex,
  customMark,
  type MaskedDraft,
} from './mask.ts';
import { glueWords } from './model-glue.ts';
import { markCustomSentiments } from './mark-custom-sentiments.ts';
import { wordingOf } from './phrase-patterns.ts';
import { plainSentence } from './plain-sentence.ts';
import { readSentence, type ReadSentence } from './read-sentence.ts';

/**
 * Errors in a model's draft. Each sentence must express a sentiment, thanks or the overall evaluation;
 * without those, nothing but a few glue words may be left.
 * @param startingPoint a built-in draft; its sentences aren't checked if repeated verbatim
 */
export function modelFaults({ masked, brief }: MaskedDraft, startingPoint: string): Rejection[] {
  const ours = new Set(sentencesOf(maskDraft(startingPoint, brief).masked));
  const sentences = sentencesOf(masked);
  const theirs = sentences.filter((sentence) => !ours.has(sentence));
  const read = theirs.map((sentence) => readSentence(sentence, brief));
  const marked = sentences
    .map((sentence) => markCustomSentiments(plainSentence(sentence), brief.custom))
    .join(' ');
  const faults: [Rejection, boolean][] = [
    ['sentiment-missing', !expressesAllSentiments(marked, masked, brief)],
    ['denial', read.some(({ rest }) => negations.test(rest))],
    ['invention', read.some(({ isInvented }) => isInvented) || praises(read) > 1],
    ['ungrounded-word', read.some(isUngrounded) || addsName(theirs.join(' '), brief)],
    ['grammar', repeats(sentences) || theirs.some((sentence) => breaksGrammar(sentence, brief))],
  ];
  return faults.flatMap(([rejection, present]) => (present ? rejection : []));
}

function sentencesOf(masked: string): string[] {
  return masked.split(/(?<=[.!?…]) /).filter((sentence) => sentence.trim() !== '');
}

const negations =
  /\b(?:not|no|never|nobody|nothing|none|without|neither|nor|hardly|barely|seldom|rarely)\b/;

function isUngrounded({ rest, hasCore }: ReadSentence): boolean {
  const words = rest.match(/[\p{L}\p{N}']+/gu) ?? [];
  return !hasCore || !words.every((word) => glueWords.has(word) || negations.test(word));
}

function praises(sentences: readonly ReadSentence[]): number {
  return sentences.reduce((sum, { praise }) => sum + praise, 0);
}

/** Ignores the marks of names: a business may be called "Friendly Dental". */
function expressesAllSentiments(
  marked: string,
  masked: string,
  { offered, custom }: Brief,
): boolean {
  const unnamed = masked.replace(anyMark, ' ');
  return (
    offered.every(
      (sentiment) =>
        sentiment.reflectedBy.every((marker) => marker.test(unnamed)) ||
        marked.search(wordingOf(sentiment)) >= 0 ||
        isExpressedByCustom(sentiment, custom),
    ) &&
    custom.every(
      (_, index) => marked.includes(customMark(index)) || masked.includes(customMark(index)),
    )
  );
}

function isExpressedByCustom({ reflectedBy }: Sentiment, custom: Brief['custom']): boolean {
  return custom.some(({ words }) => reflectedBy.every((marker) => marker.test(words)));
}

function repeats(sentences: readonly string[]): boolean {
  return new Set(sentences.map((one) => one.toLowerCase())).size < sentences.length;
}

/** The visitor's own words may be ungrammatical; then the sentence has to be correct with a placeholder. */
function breaksGrammar(sentence: string, { custom }: Brief): boolean {
  if (sentence.startsWith(marks.note)) return false;
  const isBroken = (wordsOf: (index: number) => string) => {
    const plain = sentence.replace(anyMark, (mark) =>
      anyCustomMark.test(mark) ? wordsOf(customIndex(mark)) : 'Robin',
    );
    return hasFaults(
      /^[\uE000-\uE0FF]/.test(sentence) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain,
    );
  };
  const typed = (index: number) => custom[index]?.words ?? '';
  const placeholder = (index: number) => (/^[aeiou]/i.test(typed(index)) ? 'eager' : 'kind');
  return isBroken(typed) && isBroken(placeholder);
}

function hasFaults(sentence: string): boolean {
  const agreement = agreementFaults(sentence).filter((fault) => !fault.startsWith('tense'));
  return agreement.length > 0 || brokenRules(sentence).length > 0;
}

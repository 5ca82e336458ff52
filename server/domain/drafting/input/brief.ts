import type { DraftStyle } from '../../../../contract/drafting.ts';
import type { CustomSentiment } from '../custom-sentiment/custom-sentiment.ts';
import { readCustomSentiment } from '../custom-sentiment/read-custom-sentiment.ts';
import { findSentiment } from '../sentiments/find-sentiment.ts';
import type { Sentiment } from '../sentiments/sentiment.ts';
import { readNames, type DraftInput, type Names } from './draft-input.ts';
import { readNote } from './note.ts';

/**
 * What a draft is written from: the input, read and cleaned once. The writer, the guard and the
 * models see nothing else.
 */
export interface Brief {
  /** The offered sentiments that were chosen. */
  offered: readonly Sentiment[];
  /** The visitor's own sentiments. */
  custom: readonly CustomSentiment[];
  names: Names;
  /** What the visitor wants to add, as a sentence or two; the draft has it word for word. */
  note: string | undefined;
  style: DraftStyle | undefined;
}

export function readBrief(input: DraftInput): Brief {
  const names = readNames(input);
  const distinct = [
    ...new Map(input.sentiments.map((text) => [text.toLowerCase(), text])).values(),
  ];
  return {
    offered: distinct.flatMap((text) => findSentiment(text) ?? []),
    custom: distinct
      .filter((text) => !findSentiment(text))
      .flatMap((text) => readCustomSentiment(text, names) ?? []),
    names,
    note: readNote(input.note),
    style: input.style,
  };
}

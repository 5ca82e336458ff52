import type { DraftStyle } from '../../../../contract/drafting.ts';
import type { CustomSentiment } from '../custom-sentiment/custom-sentiment.ts';
import { readCustomSentiment } from '../custom-sentiment/read-custom-sentiment.ts';
import { findSentiment } from '../sentiments/find-sentiment.ts';
import type { Sentiment } from '../sentiments/sentiment.ts';
import { readNames, type DraftInput, type Names } from './draft-input.ts';
import { readNote } from './note.ts';

/**
 * What a draft is written from: the input, parsed and cleaned once. The writer, the guard and models
 * see nothing else.
 */
export interface Brief {
  /** The chosen sentiments of those offered. */
  offered: readonly Sentiment[];
  /** The sentiments in the visitor's own words. */
  custom: readonly CustomSentiment[];
  names: Names;
  /** The visitor's note, a sentence or two; the draft contains it verbatim. */
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

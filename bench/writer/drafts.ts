import { createSecretKey } from 'node:crypto';
import { offeredSentiments } from '../../contract/sentiments.ts';
import { readBrief } from '../../server/domain/drafting/input/brief.ts';
import type { DraftInput } from '../../server/domain/drafting/input/draft-input.ts';
import { compareWith } from '../../server/domain/drafting/similarity/compare.ts';
import {
  writeBuiltInDraft,
  type BuiltInDraft,
} from '../../server/domain/drafting/writer/built-in-draft.ts';
import { seededRandom } from '../../server/domain/drafting/writer/seeded-random.ts';

export const business = 'Riverside Dental Care';
export const thanked = 'Maria Lopez';

export function pickFour(seed: string): string[] {
  return seededRandom(seed).shuffle(offeredSentiments).slice(0, 4);
}

/** The business, and a thanked name for every other draft. */
export function namesFor(index: number): Omit<DraftInput, 'sentiments'> {
  return { businessName: business, ...(index % 2 === 0 && { thankSomeone: thanked }) };
}

/** A draft with its names masked. */
export function masked(draft: string): string {
  return draft.replaceAll(business, 'BUSINESS').replaceAll(thanked, 'NAME');
}

export type WriteRemembering = (input: DraftInput, seed: string) => BuiltInDraft;

/** Writes drafts for one business, each compared with the last 200. */
export function businessWithMemory(): WriteRemembering {
  const key = createSecretKey(Buffer.alloc(32, 7));
  const earlier: Uint8Array[] = [];
  return (input, seed) => {
    const brief = readBrief(input);
    const compare = compareWith(Buffer.concat(earlier), brief.names, key);
    const draft = writeBuiltInDraft(brief, seed, compare);
    earlier.unshift(draft.fingerprint);
    if (earlier.length > remembered) earlier.pop();
    return draft;
  };
}

/** As many as the server keeps (`similarity/draft-memory.ts`). */
const remembered = 200;

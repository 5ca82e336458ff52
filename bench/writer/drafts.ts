import { offeredSentiments } from '../../contract/sentiments.ts';
import { writeBuiltinDraft } from '../../server/domain/drafting/builtin-writer.ts';
import type { DraftInput } from '../../server/domain/drafting/draft-input.ts';
import { seededRandom } from '../../server/domain/drafting/seeded-random.ts';

export const business = 'Riverside Dental Care';
export const thanked = 'Maria Lopez';

/** A draft in which names say nothing. */
export function masked(input: DraftInput, seed: string): string {
  return writeBuiltinDraft(input, seed)
    .replaceAll(business, 'BUSINESS')
    .replaceAll(thanked, 'NAME');
}

export function someFour(seed: string): string[] {
  return seededRandom(seed).shuffle(offeredSentiments).slice(0, 4);
}

/** The business, and somebody to thank for every other draft. */
export function namesFor(index: number): Omit<DraftInput, 'sentiments'> {
  return { businessName: business, ...(index % 2 === 0 && { thankSomeone: thanked }) };
}

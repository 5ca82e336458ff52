import type { Random } from './seeded-random.ts';
import type { Voice } from './voice.ts';

/** What the draft has said so far that the next words depend on. */
export interface RealizerState {
  voice: Voice;
  random: Random;
  /** To be named at the first mention of the people there; undefined where it is said elsewhere. */
  business: string | undefined;
  /** True where the opening has named the business, so that "here" is not needed. */
  isNamed: boolean;
  /** True once "they" is understood. */
  mentionsPeople: boolean;
  /** Places before the one that takes the intensifier; negative once it is passed. */
  slotsBefore: number;
  /** What the last sentence began with; empty at the start. */
  lastStart: string;
  /** True once something was said "too". */
  hasToo: boolean;
}

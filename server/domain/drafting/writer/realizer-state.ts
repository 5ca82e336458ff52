import type { Random } from './seeded-random.ts';
import type { Voice } from './voice.ts';

/** What the next words depend on: the voice, and what the draft has said so far. */
export interface RealizerState {
  voice: Voice;
  random: Random;
  /** The name to add to the first mention of the staff; undefined if it appears elsewhere or already did. */
  business: string | undefined;
  /** True if there is an opening, so that "here" isn't needed. */
  isNamed: boolean;
  /** True once the staff has been mentioned, so that "they" is clear. */
  mentionsPeople: boolean;
  /** Slots left before the one that takes the intensifier; negative once it has passed. */
  slotsBefore: number;
  /** The first word of the last sentence; empty at the start. */
  lastStart: string;
  /** True once a sentence has "too". */
  hasToo: boolean;
}

import type { Brief } from './input/brief.ts';
import type { DraftInput } from './input/draft-input.ts';

/** One draft that somebody asks for. */
export interface DraftRequest {
  input: DraftInput;
  /** The input, read and cleaned. */
  brief: Brief;
  /** Undefined where the draft is of no business's page. */
  businessId: number | undefined;
  /** Names the request, so that a repeat of it is known; undefined where the caller gave no key. */
  keyHash: string | undefined;
  /** What the built-in writer's choices are drawn from; a repeat has the same. */
  seed: string;
  /** The visitor's address; only a keyed hash of it is kept. */
  visitor: string;
}

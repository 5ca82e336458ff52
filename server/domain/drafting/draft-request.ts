import type { RequestIdentity } from '../../db/request-identity.ts';
import type { Brief } from './input/brief.ts';
import type { Deadline } from '../deadline.ts';
import type { DraftInput } from './input/draft-input.ts';

/** One request for a draft. */
export interface DraftRequest {
  input: DraftInput;
  /** The input, read and cleaned. */
  brief: Brief;
  /** Undefined outside a business's page. */
  businessId: number | undefined;
  /** Of the link by which the visit came. */
  tag?: string | undefined;
  /** To recognize repeats. */
  identity: RequestIdentity;
  /** Seeds the built-in writer's choices; a repeat has the same seed. */
  seed: string;
  /** The visitor's IP address; only a keyed hash of it is stored. */
  ipAddress: string;
  /** How long it waits for the database, all waits together. */
  deadline: Deadline;
}

import type { AnsweredRequest } from '../../../db/draft-requests.ts';
import type { RequestIdentity } from '../../../db/request-identity.ts';
import type { UsageCounter } from '../usage-counter.ts';

/** A draft that was given to its visitor without the database. */
export interface LateDraft extends Omit<AnsweredRequest, 'keyHash'> {
  identity: RequestIdentity;
  businessId: number | undefined;
  /** Of the link by which the visit came. */
  tag?: string | undefined;
  /** Milliseconds since 1970. */
  givenAt: number;
  /** What it used, itself included. */
  usage: UsageCounter;
}

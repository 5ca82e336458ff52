/**
 * Offers requests at a fixed rate in its own process. Its parent sends an `Offer` and gets a `Result`.
 */
import type { StagedBusiness } from '../stage/people.ts';
import type { RawAnswer } from './connection.ts';
import { generate, type Rate } from './generate.ts';
import { type Mix, nextRequest, type NextRequest } from './requests.ts';

export interface Offer extends Rate {
  mix: Mix;
  businesses: StagedBusiness[];
}

export interface Result {
  offered: number;
  /** Milliseconds from when each was due to its response. */
  accepted: number[];
  refused: number[];
  /** 503 without Retry-After, other statuses, lost connections. */
  failed: Record<string, number>;
  unanswered: number;
  draftsGiven: number;
  seconds: number;
}

process.on('message', (offer: Offer) => {
  void offerAll(offer).then((result) => process.send?.({ result }));
});
process.once('disconnect', () => process.exit());

async function offerAll(offer: Offer): Promise<Result> {
  const { mix, businesses, seconds } = offer;
  const accepted: number[] = [];
  const refused: number[] = [];
  const failed: Result['failed'] = {};
  let draftsGiven = 0;
  const note = ({ step }: NextRequest, answer: RawAnswer, milliseconds: number) => {
    const { status, hasRetryAfter } = answer;
    if (status === 200) {
      accepted.push(milliseconds);
      if (step === 'draft') draftsGiven += 1;
    } else if (status === 503 && hasRetryAfter) refused.push(milliseconds);
    else failed[status] = (failed[status] ?? 0) + 1;
  };
  const counts = await generate(offer, () => nextRequest(mix, businesses), note);
  return { ...counts, accepted, refused, failed, draftsGiven, seconds };
}

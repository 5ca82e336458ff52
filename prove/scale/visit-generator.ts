/**
 * Offers the visits of very many businesses at a fixed rate, in its own process: popular businesses get
 * more, and every call comes from its own visitor. Its parent sends a `VisitOffer` and gets a
 * `VisitResult`.
 */
import { randomInt } from 'node:crypto';

import type { Call } from '../load/call.ts';
import { clickCall, draftCall, newFeedbackCall, pageCall } from '../load/calls.ts';
import { generate, type Rate } from '../overload/generate.ts';
import { textOf } from '../overload/requests.ts';
import { withClient } from '../stage/statements.ts';
import { type DemandStep, mixOf } from './demand.ts';
import { popularityOf } from './popularity.ts';
import { processorTime } from './processor-time.ts';

export interface VisitOffer extends Rate {
  databaseUrl: string;
  businesses: number;
}

export interface VisitResult {
  offered: number;
  unanswered: number;
  /** Milliseconds from when each was due to its response, by kind. */
  accepted: Record<DemandStep, number[]>;
  refused: number;
  /** 503 without Retry-After, other statuses, lost connections. */
  failed: Record<string, number>;
  /** Milliseconds of this process. */
  processorMs: number;
}

process.on('message', (offer: VisitOffer) => {
  void offerVisits(offer).then((result) => process.send?.({ result }));
});
process.once('disconnect', () => process.exit());

async function offerVisits(offer: VisitOffer): Promise<VisitResult> {
  const slugs = await readSlugs(offer.databaseUrl);
  const { rankOf, idAt } = popularityOf(offer.businesses);
  const pickStep = stepPicker();
  const accepted = { page: [], event: [], draft: [], click: [], feedback: [] } as Record<
    DemandStep,
    number[]
  >; // filled below
  const failed: VisitResult['failed'] = {};
  let refused = 0;
  const processorBefore = processorTime(process.pid);
  const counts = await generate(
    offer,
    () => {
      const step = pickStep();
      const id = idAt(rankOf(Math.random()));
      const call = callOf(step, id, slugs[id] ?? '');
      const headers = { ...call.headers, 'x-forwarded-for': someAddress() };
      return { step, text: textOf({ ...call, headers }) };
    },
    ({ step }, { status, hasRetryAfter }, milliseconds) => {
      if (status === 200) accepted[step].push(milliseconds);
      else if (status === 503 && hasRetryAfter) refused += 1;
      else failed[`${step} ${status}`] = (failed[`${step} ${status}`] ?? 0) + 1;
    },
  );
  const processorMs = processorTime(process.pid) - processorBefore;
  return { ...counts, accepted, refused, failed, processorMs };
}

/** By id. */
async function readSlugs(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    const slugs: string[] = [];
    const { rows } = await client.query<[number, string]>({
      text: 'select id, slug from businesses',
      rowMode: 'array',
    });
    for (const [id, slug] of rows) slugs[id] = slug;
    return slugs;
  });
}

function stepPicker(): () => DemandStep {
  const steps = Object.entries(mixOf()) as [DemandStep, number][]; // the keys of its type
  return () => {
    let at = Math.random();
    for (const [step, share] of steps) {
      at -= share;
      if (at < 0) return step;
    }
    return 'page';
  };
}

function callOf(step: DemandStep, id: number, slug: string): Call {
  if (step === 'draft') return draftCall(id);
  if (step === 'click') return clickCall(id);
  if (step === 'feedback') return newFeedbackCall(id);
  if (step === 'event') return eventCall(id);
  return pageCall(slug);
}

/** As in `perDraft`: 1.6 views, 1.2 choices and 0.8 copied drafts. */
function eventCall(id: number): Call {
  const at = Math.random() * 3.6;
  const event = at < 1.6 ? 'view' : at < 2.6 ? 'good' : at < 2.8 ? 'bad' : 'copied';
  return { method: 'POST', path: `/api/analytics/${event}/${id}` };
}

/** One of 16 million visitors. */
function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
}

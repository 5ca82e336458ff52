import { randomInt } from 'node:crypto';

import { visitorHeaders, type Call } from '../load/call.ts';
import { clickCall, draftCall, newFeedbackCall, pageCall } from '../load/calls.ts';
import type { StagedBusiness } from '../stage/people.ts';

export type Step = 'page' | 'draft' | 'click' | 'feedback';

/** The share of each kind of request. */
export type Mix = Partial<Record<Step, number>>;

export interface NextRequest {
  step: Step;
  text: string;
}

/** Picks the next request at random. */
export function nextRequest(mix: Mix, businesses: readonly StagedBusiness[]): NextRequest {
  const step = pickStep(mix);
  const business = businesses[randomInt(businesses.length)] as StagedBusiness; // never empty
  return { step, text: textOf(callOf(step, business)) };
}

function pickStep(mix: Mix): Step {
  let at = Math.random();
  const steps = Object.entries(mix) as [Step, number][]; // the keys of Mix
  for (const [step, share] of steps) {
    at -= share;
    if (at < 0) return step;
  }
  return 'page';
}

function callOf(step: Step, { id, slug }: StagedBusiness): Call {
  if (step === 'draft') return draftCall(id);
  if (step === 'click') return clickCall(id);
  if (step === 'feedback') return newFeedbackCall(id);
  return pageCall(slug);
}

/** As HTTP/1.1. */
export function textOf({ method, path, headers, body }: Call): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const all = {
    host: 'reviews.example.com',
    ...visitorHeaders(),
    ...headers,
    ...(text !== '' && { 'content-type': 'application/json' }),
    ...(method !== 'GET' && { 'content-length': String(Buffer.byteLength(text)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${path} HTTP/1.1`, ...lines, '', text].join('\r\n');
}

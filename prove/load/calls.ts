import { randomInt, randomUUID } from 'node:crypto';

import { offeredSentiments } from '../../contract/sentiments.ts';
import { markOf } from '../stage/mail-system.ts';
import type { Call } from './call.ts';

/** Four sentiments, others each time. */
export function draftCall(businessId: number, key: string = randomUUID()): Call {
  const first = randomInt(offeredSentiments.length);
  const sentiments = [0, 1, 3, 7].map(
    (step) => offeredSentiments[(first + step) % offeredSentiments.length],
  );
  const headers = { 'idempotency-key': key };
  return {
    method: 'POST',
    path: '/api/reviews/generate',
    headers,
    body: { sentiments, businessId },
  };
}

export function feedbackBody(key: string) {
  const feedback = `Nobody came for an hour. ${markOf(key)}`;
  return { name: 'Ann Visitor', email: 'Not provided', phone: 'Not provided', feedback };
}

/** Feedback that nobody looks for later. */
export function newFeedbackCall(businessId: number): Call {
  const key = randomUUID();
  return feedbackCall({ businessId, key, body: feedbackBody(key) });
}

export function feedbackCall(sent: { businessId: number; key: string; body: object }): Call {
  const { businessId, key, body } = sent;
  const path = `/api/businesses/${businessId}/send-feedback`;
  return { method: 'POST', path, headers: { 'idempotency-key': key }, body };
}

export function clickCall(id: number): Call {
  return { method: 'POST', path: `/api/analytics/google-click/${id}` };
}

export function pageCall(slug: string): Call {
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  return { method: 'GET', path: `/thumbs-up-down/${slug}`, headers };
}

export function editCall(id: number, cookie: string, number: number): Call {
  const body = { nickname: `Edit ${number}` };
  return { method: 'PATCH', path: `/api/businesses/${id}`, headers: { cookie }, body };
}

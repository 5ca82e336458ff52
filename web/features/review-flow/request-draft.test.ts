import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftBody, publicDraftBody, requestDraft } from './request-draft.ts';

beforeEach(() => {
  vi.stubGlobal('location', { search: '?at=front-desk&utm_source=x' });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const request = { sentiments: ['a', 'b', 'c', 'd'], thankSomeone: 'Mary' };

it('P-18 P-19 the public page sends businessType healthcare and the business', () => {
  expect(publicDraftBody(request, 7)).toEqual({
    sentiments: ['a', 'b', 'c', 'd'],
    businessType: 'healthcare',
    businessId: 7,
    thankSomeone: 'Mary',
  });
});

it('sends a note and a style if there are any', () => {
  const noted = { sentiments: request.sentiments, note: 'Easy parking.' };
  expect(publicDraftBody(noted, 7, 'shorter')).toEqual({
    sentiments: ['a', 'b', 'c', 'd'],
    businessType: 'healthcare',
    businessId: 7,
    note: 'Easy parking.',
    style: 'shorter',
  });
  expect(draftBody(noted, 'casual')).toEqual({
    sentiments: ['a', 'b', 'c', 'd'],
    reviewType: 'healthcare',
    note: 'Easy parking.',
    style: 'casual',
  });
});

it('W-07 the wizard sends reviewType healthcare, and no empty name', () => {
  expect(draftBody({ sentiments: request.sentiments })).toEqual({
    sentiments: ['a', 'b', 'c', 'd'],
    reviewType: 'healthcare',
  });
});

it.each(['{}', '{"review":"","source":"builtin"}', '{"review":"  "}', '{"review":null}'])(
  'W-45 T-32 a reply without a review is an error: %s',
  async (body) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
    await expect(requestDraft(draftBody(request), 'k', null)).rejects.toThrow(
      'No review was generated. Please try again.',
    );
  },
);

it('retries use the key of the attempt', async () => {
  vi.useFakeTimers();
  const keys: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    // With the tag of the link by which the visit came, and nothing else of its address.
    expect(path).toBe('/api/reviews/generate?at=front-desk');
    keys.push(headers['Idempotency-Key']);
    const status = keys.length < 3 ? 503 : 200;
    return Promise.resolve(new Response('{"review":"Kind.","source":"model"}', { status }));
  });
  const reply = requestDraft(publicDraftBody(request, 1), 'key-1', null);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(reply).resolves.toEqual({ review: 'Kind.', source: 'model' });
  expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  vi.useRealTimers();
});

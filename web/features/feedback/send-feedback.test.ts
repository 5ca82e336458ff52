import { afterEach, expect, it, vi } from 'vitest';
import { feedbackBody, sendFeedback } from './send-feedback.ts';

const business = { id: 3, name: 'Demo Clinic' };
const form = {
  name: ' Ann ',
  email: 'ann@example.com',
  phone: '',
  feedback: 'I waited two hours.',
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('F-07 F-10 sends the trimmed text, the business, and "Not provided" for an empty phone', () => {
  expect(feedbackBody(form, business)).toEqual({
    name: 'Ann',
    email: 'ann@example.com',
    phone: 'Not provided',
    feedback: 'I waited two hours.',
    businessName: 'Demo Clinic',
    businessId: 3,
  });
});

it('F-08 F-09 sends Anonymous for an empty name, Not provided for an empty email', () => {
  expect(feedbackBody({ ...form, name: ' ', email: '' }, business)).toMatchObject({
    name: 'Anonymous',
    email: 'Not provided',
  });
});

it('F-18 sends the same key with every retry', async () => {
  vi.useFakeTimers();
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    sent.push([path, headers['Idempotency-Key']]);
    if (sent.length < 3) return Promise.reject(new TypeError('lost'));
    return Promise.resolve(new Response('{"success":true}'));
  });
  const done = sendFeedback(feedbackBody(form, business), 'k');
  await vi.advanceTimersByTimeAsync(3_000);
  await done;
  expect(sent).toEqual(Array.from({ length: 3 }, () => ['/api/businesses/3/send-feedback', 'k']));
  vi.useRealTimers();
});

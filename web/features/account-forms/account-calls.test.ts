import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { idempotencyHeader } from '../../../contract/headers.ts';
import {
  forgotPassword,
  login,
  register,
  resetPassword,
  verifyCode,
  withoutSpaces,
} from './account-calls.ts';
import { Refusal } from './refusal.ts';

interface SentRequest {
  body: string;
  headers: Record<string, string>;
}

let sent: { path: string; body: unknown }[];
let answers: (() => Response)[];
let keys: (string | undefined)[];

beforeEach(() => {
  sent = [];
  answers = [];
  keys = [];
  vi.stubGlobal('fetch', async (path: string, { body, headers }: SentRequest) => {
    sent.push({ path, body: JSON.parse(body) });
    keys.push(headers[idempotencyHeader]);
    const answer = answers.shift();
    if (!answer) throw new TypeError('no connection');
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ok = (reply: unknown) => () => Response.json(reply);

it('A-10 a login sends the trimmed address, and the password unchanged', async () => {
  answers = [ok({ id: 1 })];
  await login({ email: ' ann@example.com ', password: ' with spaces ' });
  expect(sent).toEqual([
    { path: '/api/login', body: { email: 'ann@example.com', password: ' with spaces ' } },
  ]);
});

it('A-14 a registration also sends the address as the username', async () => {
  answers = [ok({ message: '', user: { email: 'ann@example.com' } })];
  const form = { name: ' Ann ', email: ' ann@example.com ', password: 'p', confirmPassword: 'p' };
  await register(form);
  expect(sent[0]?.body).toEqual({
    name: 'Ann',
    email: 'ann@example.com',
    password: 'p',
    confirmPassword: 'p',
    username: 'ann@example.com',
  });
});

it('A-31, A-32 a reset sends either the token and password, or the address, code and password', async () => {
  const form = {
    email: ' ann@example.com',
    code: '123456',
    password: 'new',
    confirmPassword: 'new',
  };
  answers = [ok({ success: true }), ok({ success: true })];
  await resetPassword({ token: 't' }, form);
  await resetPassword(form, form);
  expect(sent.map(({ body }) => body)).toEqual([
    { token: 't', password: 'new' },
    { email: 'ann@example.com', code: '123456', password: 'new' },
  ]);
});

it('a response with `success: false` throws Refusal', async () => {
  answers = [ok({ success: false, message: 'Not now.' })];
  await expect(forgotPassword({ email: 'a@b.example' })).rejects.toThrow(new Refusal('Not now.'));
});

it('S-65 a call is retried twice after a network error, and never after a refusal', async () => {
  vi.useFakeTimers();
  const lost = forgotPassword({ email: 'a@b.example' }).catch((error: Error) => error.name);
  await vi.advanceTimersByTimeAsync(3_000);
  await lost;
  expect(sent).toHaveLength(3);
  sent = [];
  answers = [() => Response.json({ message: 'No.' }, { status: 429 })];
  await expect(forgotPassword({ email: 'a@b.example' })).rejects.toThrow('No.');
  expect(sent).toHaveLength(1);
});

it.each([
  ['verification', () => verifyCode({ email: 'a@b.example', code: '123456' })],
  ['reset', () => resetPassword({ token: 't' }, { password: 'new' })],
])('a %s keeps its key over its repeats, and another one has another', async (_, send) => {
  vi.useFakeTimers();
  const lost = send().catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(3_000);
  await lost;
  answers = [ok({ success: true })];
  await send();
  expect(keys).toHaveLength(4);
  expect(keys[0]).toMatch(/^[\w-]{8,100}$/);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

it('spaces are removed from a code before it is sent', () => {
  expect(withoutSpaces(' 123 456\n')).toBe('123456');
  expect(withoutSpaces('AB12CD')).toBe('AB12CD');
});

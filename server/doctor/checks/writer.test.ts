import { afterAll, beforeAll, expect, it } from 'vitest';
import { resultOf, subjectFor } from '../../testing/checks.ts';
import { startFakeProvider, type FakeProvider } from '../../testing/fake-provider.ts';
import { writerCheck } from './writer.ts';

let provider: FakeProvider;

beforeAll(async () => {
  provider = await startFakeProvider();
});

afterAll(() => provider.close());

const key = 'sk-canary-of-the-key';
const check = (env: Record<string, string>) => resultOf([writerCheck(subjectFor(env))], 'Writer');
const model = (env: Record<string, string> = {}) =>
  check({
    DRAFTING_PROVIDER: 'openai',
    DRAFTING_MODEL: 'small',
    DRAFTING_URL: provider.url,
    DRAFTING_KEY: key,
    ...env,
  });

it('calls no one for the built-in writer', async () => {
  expect(await check({})).toMatchObject({ state: 'ok' });
  expect(provider.calls).toHaveLength(0);
});

it.each(['openai', 'anthropic'])(
  'makes one small call to %s, and says what it cost',
  async (name) => {
    const before = provider.calls.length;
    provider.behave({ says: 'OK' });
    const result = await model({ DRAFTING_PROVIDER: name });
    expect(result.state).toBe('ok');
    expect(result.text).toMatch(
      /^small answered in \d+\.\d s \(\d+ tokens sent, \d+ received\)\.$/,
    );
    expect(provider.calls).toHaveLength(before + 1);
  },
);

it.each([
  ['bad-key', 'DRAFTING_KEY'],
  ['no-credit', 'credit'],
  ['server-error', 'status page'],
  ['unknown-model', 'DRAFTING_MODEL'],
] as const)('says what to do about %s, without the key', async (behavior, todo) => {
  provider.behave(behavior);
  const withBackup = await model();
  const alone = await model({ DRAFTING_FALLBACK: 'none' });
  expect(withBackup).toMatchObject({ state: 'attention', todo: expect.stringContaining(todo) });
  expect(alone).toMatchObject({ state: 'failed', text: expect.stringContaining('no drafts') });
  expect(JSON.stringify([withBackup, alone])).not.toMatch(/sk-/);
});

it('says that the provider cannot be reached, or that settings are wrong', async () => {
  expect(await model({ DRAFTING_URL: 'http://127.0.0.1:9/v1' })).toMatchObject({
    state: 'attention',
    text: 'The provider cannot be reached. The built-in writer takes over.',
  });
  expect(await model({ DRAFTING_MODEL: '' })).toMatchObject({ state: 'unknown' });
});

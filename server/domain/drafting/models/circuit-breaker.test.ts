import { expect, it } from 'vitest';
import { DAY, HOUR } from '../../../../contract/durations.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { ModelError, type DraftModel, type ModelFailure } from './draft-model.ts';

function setUp() {
  const state = {
    now: 0,
    calls: 0,
    failure: 'server' as ModelFailure | undefined,
    retryAfterMs: 0,
  };
  const inner: DraftModel = {
    call() {
      state.calls += 1;
      const { failure, retryAfterMs } = state;
      return failure
        ? Promise.reject(new ModelError(failure, { retryAfterMs }))
        : Promise.resolve('draft');
    },
  };
  const model = withCircuitBreaker(inner, () => state.now);
  const call = () =>
    model
      .call({ system: '', user: '', signal: new AbortController().signal, count: () => {} })
      .catch((error: ModelError) => error.reason);
  const fail = async (times: number) => {
    for (let time = 0; time < times; time += 1) await call();
  };
  return { state, model, call, fail };
}

it('opens after five failures in a row and returns the last reason', async () => {
  const { state, call, fail } = setUp();
  await fail(5);
  expect(await call()).toBe('server');
  expect(state.calls).toBe(5);
});

it('tries again after a pause and closes after a success', async () => {
  const { state, call, fail } = setUp();
  await fail(5);
  state.now = 15_000;
  state.failure = undefined;
  expect(await call()).toBe('draft');
  expect(await call()).toBe('draft');
  expect(state.calls).toBe(7);
});

it('reopens immediately if the trial call fails', async () => {
  const { state, fail } = setUp();
  await fail(5);
  state.now = 15_000;
  await fail(3);
  expect(state.calls).toBe(6);
});

it('allows one trial call at a time', async () => {
  const { state, call, fail } = setUp();
  await fail(5);
  state.now = 15_000;
  await Promise.all([call(), call(), call()]);
  expect(state.calls).toBe(6);
});

it.each<ModelFailure>(['no-key', 'bad-key', 'quota'])(
  'opens for five minutes after the first %s',
  async (failure) => {
    const { state, call, fail } = setUp();
    state.failure = failure;
    await fail(1);
    state.now = 299_999;
    expect(await call()).toBe(failure);
    expect(state.calls).toBe(1);
    state.now = 300_000;
    state.failure = undefined;
    expect(await call()).toBe('draft');
  },
);

it('honors a rate limit’s Retry-After from the first failure', async () => {
  const { state, call, fail } = setUp();
  Object.assign(state, { failure: 'rate', retryAfterMs: 120_000 });
  await fail(1);
  state.now = 119_999;
  expect(await call()).toBe('rate');
  expect(state.calls).toBe(1);
  state.now = 120_000;
  await fail(1);
  expect(state.calls).toBe(2);
});

it('honors it for an hour at most', async () => {
  const { state, fail } = setUp();
  Object.assign(state, { failure: 'rate', retryAfterMs: 365 * DAY });
  await fail(1);
  state.now = HOUR;
  await fail(1);
  expect(state.calls).toBe(2);
});

it('stays closed after a rate limit without a Retry-After', async () => {
  const { state, fail } = setUp();
  state.failure = 'rate';
  await fail(4);
  expect(state.calls).toBe(4);
});

it('allows another trial call if one was aborted', async () => {
  const { state, call, fail } = setUp();
  await fail(5);
  state.now = 15_000;
  state.failure = 'aborted';
  await fail(1);
  state.failure = undefined;
  expect(await call()).toBe('draft');
  expect(state.calls).toBe(7);
});

it('marks calls that it did not make', async () => {
  const { model, fail } = setUp();
  await fail(5);
  const skipped = model.call({
    system: '',
    user: '',
    signal: new AbortController().signal,
    count: () => {},
  });
  await expect(skipped).rejects.toMatchObject({ reason: 'server', skipped: true });
});

it('honors a failing provider’s Retry-After, up to a minute', async () => {
  const { state, fail } = setUp();
  state.retryAfterMs = HOUR;
  await fail(5);
  state.now = 59_999;
  await fail(1);
  expect(state.calls).toBe(5);
  state.now = 60_000;
  await fail(1);
  expect(state.calls).toBe(6);
});

it('ignores failures that say nothing about the provider', async () => {
  const { state, fail } = setUp();
  state.failure = 'aborted';
  await fail(20);
  expect(state.calls).toBe(20);
});

it('forgets failures after a success', async () => {
  const { state, call, fail } = setUp();
  await fail(4);
  state.failure = undefined;
  await call();
  state.failure = 'server';
  await fail(5);
  expect(state.calls).toBe(10);
});

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

it('leaves a provider alone that failed five times in a row, and says why', async () => {
  const { state, call, fail } = setUp();
  await fail(5);
  expect(await call()).toBe('server');
  expect(state.calls).toBe(5);
});

it('tries once after a pause, and closes when the provider is well again', async () => {
  const { state, call, fail } = setUp();
  await fail(5);
  state.now = 15_000;
  state.failure = undefined;
  expect(await call()).toBe('draft');
  expect(await call()).toBe('draft');
  expect(state.calls).toBe(7);
});

it('opens again at once when the trial fails', async () => {
  const { state, fail } = setUp();
  await fail(5);
  state.now = 15_000;
  await fail(3);
  expect(state.calls).toBe(6);
});

it('lets one call try at a time', async () => {
  const { state, call, fail } = setUp();
  await fail(5);
  state.now = 15_000;
  await Promise.all([call(), call(), call()]);
  expect(state.calls).toBe(6);
});

it.each<ModelFailure>(['no-key', 'bad-key', 'quota'])(
  'leaves a provider alone for five minutes after the first %s',
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

it('leaves a provider that counts our calls alone for as long as it asks, from the first time', async () => {
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

it('believes it up to an hour', async () => {
  const { state, fail } = setUp();
  Object.assign(state, { failure: 'rate', retryAfterMs: 365 * DAY });
  await fail(1);
  state.now = HOUR;
  await fail(1);
  expect(state.calls).toBe(2);
});

it('goes on at once where the provider that counts names no time', async () => {
  const { state, fail } = setUp();
  state.failure = 'rate';
  await fail(4);
  expect(state.calls).toBe(4);
});

it('lets the next call try where the trial was given up', async () => {
  const { state, call, fail } = setUp();
  await fail(5);
  state.now = 15_000;
  state.failure = 'aborted';
  await fail(1);
  state.failure = undefined;
  expect(await call()).toBe('draft');
  expect(state.calls).toBe(7);
});

it('tells a spared call from one that failed', async () => {
  const { model, fail } = setUp();
  await fail(5);
  const spared = model.call({
    system: '',
    user: '',
    signal: new AbortController().signal,
    count: () => {},
  });
  await expect(spared).rejects.toMatchObject({ reason: 'server', spared: true });
});

it('waits as long as a failing provider asks, up to a minute', async () => {
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

it('does not count what is not the provider’s illness', async () => {
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

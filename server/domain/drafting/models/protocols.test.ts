import { inspect } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  providerSecret,
  startFakeProvider,
  type Behavior,
  type FakeProvider,
} from '../../../testing/fake-provider.ts';
import { countField } from './fields.ts';
import { createDraftModel, type ModelConfig } from './create-draft-model.ts';
import { ModelError, type DraftModel, type ModelCost, type ModelFailure } from './draft-model.ts';

let provider: FakeProvider;
beforeAll(async () => void (provider = await startFakeProvider()));
beforeEach(() => provider.behave('ok'));
afterAll(() => provider.close());

const user = JSON.stringify({ startingPoint: 'They were kind.' });

let costs: Record<ModelCost, number>;
beforeEach(() => void (costs = { calls: 0, 'tokens-in': 0, 'tokens-out': 0 }));

function ask(model: DraftModel, signal: AbortSignal = AbortSignal.timeout(5000)): Promise<string> {
  const count = (what: ModelCost, howMany: number) => void (costs[what] += howMany);
  return model.call({ system: 'Write.', user, signal, count });
}

const userMessage = { role: 'user', content: user };

/** What the two protocols look like on the wire. */
const spoken = {
  openai: {
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer sk-test' },
    keyHeader: 'authorization',
    body: { messages: [{ role: 'system', content: 'Write.' }, userMessage] },
  },
  anthropic: {
    path: '/v1/messages',
    headers: { 'x-api-key': 'sk-test', 'anthropic-version': '2023-06-01' },
    keyHeader: 'x-api-key',
    body: { system: 'Write.', messages: [userMessage] },
  },
};

async function failureOf(answer: Promise<string>): Promise<ModelError> {
  const error: unknown = await answer.catch((thrown: unknown) => thrown);
  if (error instanceof ModelError) return error;
  throw new Error(`expected a ModelError, got ${String(error)}`);
}

describe.each(['openai', 'anthropic'] as const)('the %s wire', (kind) => {
  const model = (more: Partial<ModelConfig> = {}): DraftModel =>
    createDraftModel({
      provider: kind,
      url: provider.url,
      key: 'sk-test',
      model: 'small-1',
      fallback: 'none',
      ...more,
    });

  it('gives the answer’s text', async () => {
    expect(await ask(model())).toBe('They were kind.');
  });

  it('tells what the answer took', async () => {
    await ask(model());
    await ask(model());
    expect(costs).toEqual({ calls: 2, 'tokens-in': 642, 'tokens-out': 90 });
  });

  it.each<Behavior>(['cut', 'blocked', 'empty'])(
    'tells what an answer took that is of no use (%s)',
    async (behavior) => {
      provider.behave(behavior);
      await failureOf(ask(model()));
      expect(costs).toEqual({ calls: 1, 'tokens-in': 321, 'tokens-out': 45 });
    },
  );

  it.each<Behavior>([{ says: 'They were kind.', omitsUsage: true }, 'server-error', 'drop'])(
    'counts the call alone where nothing is told of tokens (%j)',
    async (behavior) => {
      provider.behave(behavior);
      await ask(model()).catch(() => undefined);
      expect(costs).toEqual({ calls: 1, 'tokens-in': 0, 'tokens-out': 0 });
    },
  );

  it('sends the system text apart from the visitor’s words, and the key in its header', async () => {
    await ask(model());
    const { path, headers, body } = provider.calls.at(-1) ?? {};
    expect(path).toBe(spoken[kind].path);
    expect(headers).toMatchObject(spoken[kind].headers);
    expect(body).toEqual({ model: 'small-1', max_tokens: 220, ...spoken[kind].body });
  });

  it.each<[Behavior, ModelFailure, number | undefined]>([
    ['bad-key', 'bad-key', 401],
    ['rate', 'rate', 429],
    ['no-credit', 'quota', 429],
    ['server-error', 'server', 500],
    ['overloaded', 'server', 529],
    ['unknown-model', 'bad-request', 404],
    ['html', 'bad-answer', 200],
    ['empty', 'bad-answer', 200],
    ['broken-json', 'bad-answer', 200],
    ['huge', 'bad-answer', 200],
    ['cut', 'cut', 200],
    ['blocked', 'blocked', 200],
    ['redirect', 'bad-answer', undefined],
    ['drop', 'network', undefined],
  ])(
    'K-12 calls %s "%s" and repeats no word of the provider’s',
    async (behavior, reason, status) => {
      provider.behave(behavior);
      const calls = provider.calls.length;
      const error = await failureOf(ask(model()));
      expect(error).toMatchObject({ reason, status });
      expect(inspect(error, { depth: 9 })).not.toContain(providerSecret);
      expect(provider.calls.length).toBe(calls + 1);
    },
  );

  it('tells after how long the provider wants to be asked again', async () => {
    provider.behave('rate');
    expect((await failureOf(ask(model()))).retryAfterMs).toBe(1000);
  });

  it.each<Behavior>(['hang', 'headers-then-hang'])(
    'ends a provider that goes silent (%s)',
    async (behavior) => {
      provider.behave(behavior);
      expect((await failureOf(ask(model(), AbortSignal.timeout(150)))).reason).toBe('timeout');
    },
  );

  it('tells a visitor who left from a time-out', async () => {
    provider.behave('hang');
    const leaving = new AbortController();
    const answer = failureOf(ask(model(), leaving.signal));
    leaving.abort();
    expect((await answer).reason).toBe('aborted');
  });

  it('calls a provider that is not there "network"', async () => {
    expect((await failureOf(ask(model({ url: 'http://127.0.0.1:9/v1' })))).reason).toBe('network');
  });

  it('calls "unauthorized" a missing key where none was set', async () => {
    provider.behave('bad-key');
    const keyless = { provider: kind, url: provider.url, model: 'm', fallback: 'none' as const };
    expect((await failureOf(ask(createDraftModel(keyless)))).reason).toBe('no-key');
    expect(provider.calls.at(-1)?.headers).not.toHaveProperty(spoken[kind].keyHeader);
  });

  it('does not call the provider itself without a key', async () => {
    const config = {
      provider: kind,
      url: `https://api.${kind}.com/v1`,
      model: 'm',
      fallback: 'none' as const,
    };
    expect((await failureOf(ask(createDraftModel(config)))).reason).toBe('no-key');
  });

  it('finds a key that cannot stand in a header, without repeating it', async () => {
    const error = await failureOf(ask(model({ key: 'sk-“pasted”\nkey' })));
    expect(error.reason).toBe('bad-key');
    expect(error.message).not.toContain('pasted');
  });

  it('takes an address with a slash at its end', async () => {
    expect(await ask(model({ url: `${provider.url}/` }))).toBe('They were kind.');
  });
});

describe('an OpenAI-compatible server that does not take a parameter', () => {
  it('is asked once more without it, and from then on without it at once', async () => {
    provider.behave('unsupported-parameter');
    const model = createDraftModel({
      provider: 'openai',
      url: provider.url,
      model: 'm',
      fallback: 'none',
    });
    const before = provider.calls.length;
    expect(await ask(model)).toBe('They were kind.');
    expect(await ask(model)).toBe('They were kind.');
    const bodies = provider.calls.slice(before).map(({ body }) => body);
    expect(bodies).toEqual([
      expect.objectContaining({ max_tokens: 220 }),
      expect.objectContaining({ max_completion_tokens: 220 }),
      expect.objectContaining({ max_completion_tokens: 220 }),
    ]);
  });
});

it.each([
  [12, 12],
  [-50, 0],
  ['12', 0],
  [1.5, 0],
  [null, 0],
  [Number.MAX_SAFE_INTEGER, 100_000],
  [1e300, 100_000],
])('takes %j tokens for %i, so that no provider spoils the counts', (said, counted) => {
  expect(countField({ usage: { tokens: said } }, 'usage', 'tokens')).toBe(counted);
});

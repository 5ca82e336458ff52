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

/** What requests look like in each protocol. */
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

async function failureOf(response: Promise<string>): Promise<ModelError> {
  const error: unknown = await response.catch((thrown: unknown) => thrown);
  if (error instanceof ModelError) return error;
  throw new Error(`expected a ModelError, got ${String(error)}`);
}

describe.each(['openai', 'anthropic'] as const)('the %s protocol', (kind) => {
  const model = (more: Partial<ModelConfig> = {}): DraftModel =>
    createDraftModel({
      provider: kind,
      url: provider.url,
      key: 'sk-test',
      model: 'small-1',
      fallback: 'none',
      ...more,
    });

  it('returns the response’s text', async () => {
    expect(await ask(model())).toBe('They were kind.');
  });

  it('counts calls and tokens', async () => {
    await ask(model());
    await ask(model());
    expect(costs).toEqual({ calls: 2, 'tokens-in': 642, 'tokens-out': 90 });
  });

  it.each<Behavior>(['cut', 'blocked', 'empty'])(
    'counts an unusable response too (%s)',
    async (behavior) => {
      provider.behave(behavior);
      await failureOf(ask(model()));
      expect(costs).toEqual({ calls: 1, 'tokens-in': 321, 'tokens-out': 45 });
    },
  );

  it.each<Behavior>([{ says: 'They were kind.', omitsUsage: true }, 'server-error', 'drop'])(
    'counts only the call if no usage is reported (%j)',
    async (behavior) => {
      provider.behave(behavior);
      await ask(model()).catch(() => undefined);
      expect(costs).toEqual({ calls: 1, 'tokens-in': 0, 'tokens-out': 0 });
    },
  );

  it('sends the system prompt separately from the visitor’s words, and the key in a header', async () => {
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
    'K-12 maps %s to "%s" and keeps no text from the provider',
    async (behavior, reason, status) => {
      provider.behave(behavior);
      const calls = provider.calls.length;
      const error = await failureOf(ask(model()));
      expect(error).toMatchObject({ reason, status });
      expect(inspect(error, { depth: 9 })).not.toContain(providerSecret);
      expect(provider.calls.length).toBe(calls + 1);
    },
  );

  it('returns the provider’s Retry-After', async () => {
    provider.behave('rate');
    expect((await failureOf(ask(model()))).retryAfterMs).toBe(1000);
  });

  it.each<Behavior>(['hang', 'headers-then-hang'])(
    'times out if the provider stops responding (%s)',
    async (behavior) => {
      provider.behave(behavior);
      expect((await failureOf(ask(model(), AbortSignal.timeout(150)))).reason).toBe('timeout');
    },
  );

  it('distinguishes an abort from a timeout', async () => {
    provider.behave('hang');
    const leaving = new AbortController();
    const response = failureOf(ask(model(), leaving.signal));
    leaving.abort();
    expect((await response).reason).toBe('aborted');
  });

  it('returns "network" if the provider is unreachable', async () => {
    expect((await failureOf(ask(model({ url: 'http://127.0.0.1:9/v1' })))).reason).toBe('network');
  });

  it('treats "unauthorized" as a missing key if none is configured', async () => {
    provider.behave('bad-key');
    const keyless = { provider: kind, url: provider.url, model: 'm', fallback: 'none' as const };
    expect((await failureOf(ask(createDraftModel(keyless)))).reason).toBe('no-key');
    expect(provider.calls.at(-1)?.headers).not.toHaveProperty(spoken[kind].keyHeader);
  });

  it('never calls the official API without a key', async () => {
    const config = {
      provider: kind,
      url: `https://api.${kind}.com/v1`,
      model: 'm',
      fallback: 'none' as const,
    };
    expect((await failureOf(ask(createDraftModel(config)))).reason).toBe('no-key');
  });

  it('rejects a key that is not valid in a header, without exposing it', async () => {
    const error = await failureOf(ask(model({ key: 'sk-“pasted”\nkey' })));
    expect(error.reason).toBe('bad-key');
    expect(error.message).not.toContain('pasted');
  });

  it('accepts a URL with a trailing slash', async () => {
    expect(await ask(model({ url: `${provider.url}/` }))).toBe('They were kind.');
  });
});

describe('an OpenAI-compatible server that rejects a parameter', () => {
  it('gets a retry without it, and later calls without it', async () => {
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
])('counts %j reported tokens as %i', (said, counted) => {
  expect(countField({ usage: { tokens: said } }, 'usage', 'tokens')).toBe(counted);
});

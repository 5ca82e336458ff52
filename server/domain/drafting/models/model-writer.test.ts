import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  fakeTokens,
  startFakeProvider,
  type Behavior,
  type FakeProvider,
} from '../../../testing/fake-provider.ts';
import { checkDraft } from '../guard/guard.ts';
import { readBrief } from '../input/brief.ts';
import { systemText } from './model-prompt.ts';
import { writeModelDraft } from './model-writer.ts';
import { createDraftModel } from './create-draft-model.ts';
import type { ModelError } from './draft-model.ts';
import { createUsageCounter, type UsageCounter } from '../usage-counter.ts';

let provider: FakeProvider;
let callsBefore = 0;
let usage: UsageCounter;
beforeAll(async () => void (provider = await startFakeProvider()));
beforeEach(() => {
  provider.behave('ok');
  callsBefore = provider.calls.length;
  usage = createUsageCounter();
});
afterAll(() => provider.close());

const input = {
  sentiments: ['Friendly staff', 'Thorough', 'Never felt rushed', 'Made me laugh'],
  businessName: 'Bright Smiles',
  thankSomeone: 'Maria',
};

/** Every sentence has an error. */
const beyondRepair: Behavior = { says: 'Here is a review: They fixed my back for $40.' };

const short = { budget: 20_000, pause: [1, 5] } as const;

function newCalls() {
  return provider.calls.slice(callsBefore);
}

function count(kind: string, name: string): number {
  return usage.counts().find((row) => row.kind === kind && row.name === name)?.count ?? 0;
}

/** The user message of a call. */
function userMessage(call: number): Record<string, unknown> {
  const messages = newCalls()[call]?.body['messages'] as { role: string; content: string }[]; // both protocols have it
  return JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? '{}') as Record<
    string,
    unknown
  >; // our own
}

describe.each(['openai', 'anthropic'] as const)('with a model over the %s protocol', (kind) => {
  const write = (asking: Partial<Parameters<typeof writeModelDraft>[3]> = {}) => {
    const model = createDraftModel({
      provider: kind,
      url: provider.url,
      key: 'sk',
      model: 'm',
      fallback: 'none',
    });
    const accept = () => Promise.resolve(true);
    return writeModelDraft(model, readBrief(input), 'seed', {
      usage,
      accept,
      timing: short,
      ...asking,
    });
  };
  const reasonOf = (draft: Promise<string>) =>
    draft.then(
      () => 'a draft',
      (error: ModelError) => error.reason,
    );

  it('returns a draft that passes the guard', async () => {
    expect(checkDraft(await write(), readBrief(input))).toEqual([]);
    expect(newCalls()).toHaveLength(1);
  });

  it('sends the visitor’s data in one JSON object and nowhere else', async () => {
    await write();
    expect(userMessage(0)).toMatchObject({
      sentiments: ['Friendly staff', 'Thorough', 'Never felt rushed', 'made me laugh'],
      businessName: 'Bright Smiles',
      thankSomeone: 'Maria',
    });
    expect(userMessage(0)).not.toHaveProperty('faults');
    expect(JSON.stringify(newCalls()[0]?.body)).toContain(JSON.stringify(systemText));
    expect(systemText).not.toMatch(/Maria|Bright/);
  });

  it.each(['quoted', 'invented'] as const)('repairs a draft if possible (%s)', async (fault) => {
    provider.behave(fault);
    const draft = await write();
    expect(checkDraft(draft, readBrief(input))).toEqual([]);
    expect(draft).not.toMatch(/["\n]|Jennifer|\$/);
    expect(newCalls()).toHaveLength(1);
    expect(count('model', 'repaired')).toBe(1);
    expect(count('model-refusal', fault === 'quoted' ? 'quotes' : 'ungrounded-word')).toBe(1);
  });

  it('retries once with the reasons if a draft cannot be repaired', async () => {
    provider.behave(beyondRepair, 'ok');
    expect(checkDraft(await write(), readBrief(input))).toEqual([]);
    expect(newCalls()).toHaveLength(2);
    expect(userMessage(1)['faults']).toEqual(
      expect.arrayContaining(['preamble', 'ungrounded-word']),
    );
    expect(userMessage(1)['startingPoint']).not.toBe(userMessage(0)['startingPoint']);
    expect(count('model', 'repaired')).toBe(0);
  });

  it('gives up after two rejected drafts and counts every reason', async () => {
    provider.behave(beyondRepair);
    expect(await reasonOf(write())).toBe('guard');
    expect(newCalls()).toHaveLength(2);
    expect(count('model-refusal', 'preamble')).toBe(2);
    expect(count('model', 'calls')).toBe(2);
    expect(count('model', 'tokens-in')).toBe(2 * fakeTokens.in);
    expect(count('model', 'tokens-out')).toBe(2 * fakeTokens.out);
  });

  it('retries once if a draft is too similar to an earlier one', async () => {
    const answers = [false, true];
    await write({ accept: () => Promise.resolve(answers.shift() ?? false) });
    expect(newCalls()).toHaveLength(2);
    expect(userMessage(1)['faults']).toEqual(['too-similar']);
    expect(count('model-refusal', 'too-similar')).toBe(1);
  });

  it('gives up after two drafts that are too similar', async () => {
    expect(await reasonOf(write({ accept: () => Promise.resolve(false) }))).toBe('guard');
    expect(newCalls()).toHaveLength(2);
  });

  it.each(['server-error', 'drop', 'overloaded'] as const)(
    'retries once after a transient failure (%s)',
    async (failure) => {
      provider.behave(failure, 'ok');
      expect(checkDraft(await write(), readBrief(input))).toEqual([]);
      expect(newCalls()).toHaveLength(2);
    },
  );

  it('never tries a third time', async () => {
    provider.behave('server-error');
    expect(await reasonOf(write())).toBe('server');
    expect(newCalls()).toHaveLength(2);
  });

  it('retries failed calls once in total, even across two drafts', async () => {
    provider.behave('server-error', beyondRepair, 'server-error', 'ok');
    expect(await reasonOf(write())).toBe('server');
    expect(newCalls()).toHaveLength(3);
  });

  it.each([
    ['bad-key', 'bad-key'],
    ['no-credit', 'quota'],
    ['unknown-model', 'bad-request'],
    ['html', 'bad-answer'],
    ['empty', 'bad-answer'],
    ['cut', 'cut'],
    ['blocked', 'blocked'],
  ] as const)('does not retry permanent failures (%s)', async (behavior, reason) => {
    provider.behave(behavior);
    expect(await reasonOf(write())).toBe(reason);
    expect(newCalls()).toHaveLength(1);
  });

  it('honors Retry-After if the time budget allows it', async () => {
    provider.behave('rate', 'ok');
    const start = performance.now();
    expect(checkDraft(await write(), readBrief(input))).toEqual([]);
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
  });

  it('does not wait past its time budget', async () => {
    provider.behave('rate', 'ok');
    expect(await reasonOf(write({ timing: { budget: 900, pause: [1, 5] } }))).toBe('rate');
    expect(newCalls()).toHaveLength(1);
  });

  it.each(['hang', 'headers-then-hang'] as const)(
    'ends within its time budget (%s)',
    async (behavior) => {
      provider.behave(behavior);
      expect(await reasonOf(write({ timing: { budget: 200, pause: [1, 5] } }))).toBe('timeout');
    },
  );

  it('ends if the visitor leaves during the pause', async () => {
    provider.behave('server-error');
    const leaving = new AbortController();
    const timing = { budget: 5000, pause: [4000, 4000] } as const;
    const draft = reasonOf(write({ timing, signal: leaving.signal }));
    await expect.poll(() => newCalls().length).toBe(1);
    leaving.abort();
    expect(await draft).toBe('aborted');
  });
});

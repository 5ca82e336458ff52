import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '../testing/misuse-attempts.ts';
import { fourSentiments, generate } from '../testing/requests.ts';
import { sumCounts } from '../testing/sum-counts.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const badName = 'Please use only letters, spaces, apostrophes, and hyphens';
const notFour = 'Please select exactly 4 sentiments';
const unseen = 'Please use plain letters and punctuation in each sentiment';
const noContact =
  'Please leave links, email addresses, and phone numbers out of your own sentiment.';
const tooLong = 'Please keep each sentiment to 40 characters';

let server: TestServer;
let businessId: number;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.close());

beforeEach(async () => {
  businessId = (await server.addBusiness()).id;
});

it('K-09 offers the sentiments to anyone', async () => {
  const answer = await server.app.inject('/api/sentiments');
  const { sentiments, ...rest } = answer.json<{ sentiments: string[] }>();
  expect(rest).toEqual({});
  expect(sentiments).toHaveLength(18);
  expect(new Set(sentiments).size).toBe(18);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
});

describe('an own sentiment', () => {
  const check = (sentiment: unknown) =>
    server.app.inject({ method: 'POST', url: '/api/sentiments/check', payload: { sentiment } });

  it.each(['Great with kids', 'Thorough', 'A+ service', 'No-bullshit advice', '5★'])(
    '%j is accepted',
    async (words) => {
      const answer = await check(words);
      expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    },
  );

  it.each([
    ['Fucking rude', 'Please choose kinder words for your own sentiment.'],
    ['me@example.com', noContact],
    ['<3', 'Please say it in a word or two, such as “Loved it.”'],
    ['x'.repeat(41), tooLong],
    ['', 'A sentiment cannot be empty'],
  ])('%j is refused with the reason', async (words, reason) => {
    const answer = await check(words);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', message: reason });
  });
});

describe('K-12 N-01 N-02 rejects', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['three sentiments', { sentiments: fourSentiments.slice(1) }, 'sentiments', notFour],
    ['five sentiments', { sentiments: [...fourSentiments, 'Kind'] }, 'sentiments', notFour],
    ['no sentiments', { sentiments: undefined }, 'sentiments', notFour],
    ['one text', { sentiments: 'Helpful' }, 'sentiments', notFour],
    [
      'a sentiment twice',
      four('thorough '),
      'sentiments',
      'Please select each sentiment only once',
    ],
    ['an empty sentiment', four('  '), 'sentiments', 'A sentiment cannot be empty'],
    ['a sentiment that is not a string', four(7), 'sentiments', 'sentiments[0] must be a string.'],
    ['a sentiment of 41 letters', four('x'.repeat(41)), 'sentiments', tooLong],
    ['a sentiment with a hidden character', four('so\u202Ekind'), 'sentiments', unseen],
    ['a name with a digit', { thankSomeone: 'Ann4' }, 'thankSomeone', badName],
    ['a name with markup', { thankSomeone: '<b>Ann</b>' }, 'thankSomeone', badName],
    ['a name of 41 letters', { thankSomeone: 'x'.repeat(41) }, 'thankSomeone', badName],
    ['a business id as text', { businessId: '1' }, 'businessId', 'businessId must be a number.'],
    ['a business id of 0', { businessId: 0 }, 'businessId', 'businessId must be more than 0.'],
  ])('%s', async (_what, changes, field, message) => {
    const answer = await generate(server.app, changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_request', fields: { [field]: message } });
  });

  it.each(['short', 'x'.repeat(101), 'with a space', ''])('the idempotency key %j', async (key) => {
    const answer = await generate(server.app, {}, { key });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      error: expect.stringMatching(/^Please send an Idempotency-Key of 8 to 100/) as string,
    });
  });

  it('an unknown business', async () => {
    const answer = await generate(server.app, { businessId: 999_999 });
    expect(answer.statusCode).toBe(404);
  });

  it('C-33 an inactive business', async () => {
    const { id } = await server.addBusiness({ isActive: false });
    const answer = await generate(server.app, { businessId: id });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'business_inactive',
      message: 'This business is currently inactive',
    });
    expect((await sumCounts(server.ctx.db, id)).draft).toBe(0);
  });
});

describe('writes a draft', () => {
  it.each<[string, Record<string, unknown>]>([
    ['K-10 for the wizard', { reviewType: 'healthcare' }],
    ['K-11 for a type that is not health care', { businessType: 'car wash' }],
    ['for the visitor’s own words', four('Warm waiting room')],
    ['for a sentiment of 40 letters', four('Kind to everyone who was waiting with us')],
    ['without a name', { thankSomeone: null }],
    ['for an empty name', { thankSomeone: '' }],
  ])('%s', async (_what, changes) => {
    const answer = await generate(server.app, changes);
    expect(answer.statusCode).toBe(200);
    const { review, ...rest } = answer.json<{ review: string }>();
    expect(review.length).toBeGreaterThan(20);
    expect(rest).toEqual({ source: 'builtin' });
  });

  it('K-11 that thanks the named person', async () => {
    const answer = await generate(server.app, { businessId, thankSomeone: ' Zoë  O’Brien-Li ' });
    expect(answer.json<{ review: string }>().review).toContain('Zoë O’Brien-Li');
  });

  it('C-44 counts none for the wizard', async () => {
    await generate(server.app);
    const { rowCount } = await server.ctx.pool.query(
      'select from business_counts where business_id = $1',
      [businessId],
    );
    expect(rowCount).toBe(0);
  });
});

describe('counts a draft', () => {
  it('C-44 each time without a key', async () => {
    await generate(server.app, { businessId });
    await generate(server.app, { businessId });
    expect((await sumCounts(server.ctx.db, businessId)).draft).toBe(2);
  });

  it('once for twenty concurrent requests with one key, with one draft', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        generate(server.app, { businessId }, { key: 'twenty-drafts' }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await sumCounts(server.ctx.db, businessId)).draft).toBe(1);
  });

  it('exactly, for sixty concurrent requests to two businesses in two processes', async () => {
    const { app } = await server.addProcess();
    const ids = [businessId, (await server.addBusiness()).id];
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const id = ids[n % 2] ?? 0;
        const of = n % 4 < 2 ? server.app : app;
        // Two in three have a key, which they share with one other request.
        const key = n % 3 === 0 ? {} : { key: `many-drafts-${n % 30}` };
        return generate(of, { businessId: id }, { ...key, remoteAddress: `203.0.113.${n % 7}` });
      }),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    for (const id of ids) {
      // Ten without a key; twenty with one of ten keys.
      expect((await sumCounts(server.ctx.db, id)).draft).toBe(20);
      const { rowCount } = await server.ctx.pool.query(
        'select from draft_fingerprints where business_id = $1',
        [id],
      );
      expect(rowCount).toBe(20);
    }
  });

  it('again for another key, with another draft', async () => {
    const one = await generate(server.app, { businessId }, { key: 'draft-key-one' });
    const two = await generate(server.app, { businessId }, { key: 'draft-key-two' });
    expect(one.body).not.toBe(two.body);
    expect((await sumCounts(server.ctx.db, businessId)).draft).toBe(2);
  });

  it('C-20 not at all, and refuses, if a key comes again with other content', async () => {
    await generate(server.app, { businessId }, { key: 'one-draft-only' });
    const answer = await generate(
      server.app,
      { businessId, style: 'shorter' },
      { key: 'one-draft-only' },
    );
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'idempotency_key_reused' },
    ]);
    expect((await sumCounts(server.ctx.db, businessId)).draft).toBe(1);
    const other = await server.addBusiness();
    const elsewhere = await generate(
      server.app,
      { businessId: other.id },
      { key: 'one-draft-only' },
    );
    expect(elsewhere.statusCode).toBe(200);
  });

  it('once for twenty concurrent requests with one key and different content', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        generate(server.app, { businessId, note: `Visit number ${n}` }, { key: 'many-contents' }),
      ),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(codes).toEqual([200, ...Array<number>(19).fill(409)]);
    expect((await sumCounts(server.ctx.db, businessId)).draft).toBe(1);
  });

  it('and still answers if it cannot be counted, and counts later', async () => {
    server.expectErrors();
    const counted = async () => (await sumCounts(server.ctx.db, businessId)).draft;
    const before = await counted();
    await server.ctx.pool.query('alter table business_counts rename to away');
    const answer = await generate(server.app, { businessId });
    await server.ctx.pool.query('alter table away rename to business_counts');
    expect(answer.statusCode).toBe(200);
    expect(server.logLines.join('')).toContain('drafts are given without the database');
    await expect.poll(counted, { timeout: 10_000 }).toBe(before + 1);
  });
});

describe('reads the visitor’s own words as people see them', () => {
  it.each<[string, string, string]>([
    ['40 accented letters in two code points each', 'e\u0301o\u0301'.repeat(20), 'éó'.repeat(20)],
    ['full-width letters', 'Ｋｉｎｄ', 'kind'],
    ['mathematical letters', '𝐊𝐢𝐧𝐝', 'kind'],
    ['all kinds of spaces', '\u00A0Made\u2003me \t\n laugh\u3000', 'made me laugh'],
    ['a family emoji next to words', 'Kind 👨‍👩‍👧‍👦', 'kind'],
    ['38 families and two letters', 'ok' + '👨‍👩‍👧‍👦'.repeat(38), 'ok'],
    ['a heart', 'Kind ❤️', 'kind'],
    ['pasted marks', 'K\u00ADi\u200Bnd\u2060\u2066\u2069\u200E\uFEFF', 'kind'],
    ['curly apostrophes', 'Didn’t hurt', "didn't hurt"],
    ['right-to-left letters', 'שלום', 'שלום'],
    ['letters of two alphabets in two words', 'Дуже nice', 'дуже nice'],
  ])('accepts %s', async (_what, typed, said) => {
    const answer = await generate(server.app, four(typed));
    expect(answer.statusCode).toBe(200);
    expect(answer.json<{ review: string }>().review.toLowerCase()).toContain(said);
  });

  it.each<[string, string, string]>([
    ['41 accented letters', 'e\u0301'.repeat(41), tooLong],
    ['41 families', '👨‍👩‍👧‍👦'.repeat(41), tooLong],
    [
      'a text of 1,001 code units',
      'a\u0301\u0302'.repeat(334),
      'sentiments[0] must have at most 1000 characters.',
    ],
    ['40 families', '👨‍👩‍👧‍👦'.repeat(40), 'Please put your own sentiment into words.'],
    ['only a heart', '❤️', 'Please say it in a word or two, such as “Loved it.”'],
    ...['\0', '\u0007', '\u001B', '\u007F', '\u009F'].map(hidden),
    ...['\u202D', '\u202E', '\u200C', '\u200D', '\u180E'].map(hidden),
    ...['\u{E0041}', '\uFE0F', '\u{E0100}', '\u3164', '\u2800', '\uE000'].map(hidden),
    ['a lone surrogate', 'ki\uD83Dnd', unseen],
    [
      'two alphabets in one word',
      'Kіnd',
      'Please retype your own sentiment: some letters in it come from another alphabet.',
    ],
    ['markup', '<b>Kind</b>', 'Please use plain words, not code, for your own sentiment.'],
    ['a link', 'See smiles.com', noContact],
    ['a link in full-width letters', 'ｓｍｉｌｅｓ．ｃｏｍ', noContact],
    ['a number to call', 'Call 555-123-4567', noContact],
    [
      'a number that identifies somebody',
      'My ssn is 123',
      'Please leave ID numbers, card numbers, and birth dates out of your own sentiment.',
    ],
    [
      'abuse in full-width letters',
      'Ｓｈｉｔ place',
      'Please choose kinder words for your own sentiment.',
    ],
  ])('rejects %s', async (_what, typed, message) => {
    const answer = await generate(server.app, four(typed));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      message: expect.any(String),
      fields: { sentiments: message },
    });
  });

  it.each(attempts)('has $text $outcome', async ({ text, outcome }) => {
    const answer = await generate(server.app, four(text));
    expect(answer.statusCode).toBe(outcome === 'written' ? 200 : 400);
  });

  it('counts a sentiment in two spellings once', async () => {
    const twice = ['Café', 'Cafe\u0301', 'Helpful', 'Attentive'];
    const answer = await generate(server.app, { sentiments: twice });
    expect(answer.json()).toMatchObject({
      fields: { sentiments: 'Please select each sentiment only once' },
    });
  });

  it('never checks the thanked name for abuse', async () => {
    const answer = await generate(server.app, { thankSomeone: 'Dick Shitole' });
    expect(answer.json<{ review: string }>().review).toContain('Dick Shitole');
  });
});

/** A row for an invisible character inside a word. */
function hidden(character: string): [string, string, string] {
  return [`U+${character.codePointAt(0)?.toString(16)}`, `ki${character}nd`, unseen];
}

function four(first: unknown): Record<string, unknown> {
  return { sentiments: [first, 'Thorough', 'Helpful', 'Attentive'] };
}

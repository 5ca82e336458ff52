import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Keyword, OwnedBusinessReply } from '../../../contract/businesses.ts';
import { keywordPhrases } from '../../../contract/keyword-phrases.ts';
import { businessCalls, setupForm, type BusinessCalls } from '../../testing/businesses.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let as: BusinessCalls;
let id: number;

const tooManyCategories = 'A business can have up to 3 categories';
const tooManyKeywords = 'A business can have up to 18 keyword phrases';

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
});

beforeEach(async () => {
  as = businessCalls(server.app, await server.signIn(await server.addOwner()));
  ({ id } = (await as.create()).json<OwnedBusinessReply>());
});

afterAll(() => server.close());

describe('K-21 adding a category', () => {
  it('appends it, and adds its phrases', async () => {
    const answer = await as.addCategory(id, '  Orthodontist ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(named('Dental clinic', 'Orthodontist'));
    expect(await phrases()).toEqual(
      keywordPhrases(['Dental clinic', 'Orthodontist'], setupForm.city),
    );
  });

  it('does no harm when repeated, in any case', async () => {
    const again = await as.addCategory(id, 'dental CLINIC');
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(named('Dental clinic'));
  });

  it('can be repeated when there are three, but rejects a fourth', async () => {
    await as.addCategory(id, 'Orthodontist');
    await as.addCategory(id, 'Pediatric dentist');
    expect((await as.addCategory(id, 'Orthodontist')).statusCode).toBe(200);
    const fourth = await as.addCategory(id, 'Endodontist');
    expect(fourth.statusCode).toBe(400);
    expect(fourth.json()).toMatchObject({ fields: { category: tooManyCategories } });
    expect(await phrases()).toHaveLength(18);
  });

  it('rejects a fourth when eight arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => as.addCategory(id, `Category ${n}`)),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 200);
    expect(taken).toHaveLength(2);
    expect((await as.read(id)).json<OwnedBusinessReply>().categories).toHaveLength(3);
  });

  it.each([['', ' ', 'x'.repeat(101), 'a\u202Eb', null, 7, undefined]].flat())(
    'rejects %j',
    async (category) => {
      const answer = await as.addCategory(id, category);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: { category: expect.any(String) } });
    },
  );

  it('accepts 100 characters', async () => {
    expect((await as.addCategory(id, 'é'.repeat(100))).statusCode).toBe(200);
  });
});

describe('K-25 replacing categories', () => {
  it('stores what is sent, in that order', async () => {
    const answer = await as.replaceCategories(id, ['Orthodontist', 'Dental clinic']);
    expect(answer.json()).toEqual(named('Orthodontist', 'Dental clinic'));
    expect((await as.read(id)).json()).toMatchObject({
      googleCategory1: 'Orthodontist',
      googleCategory2: 'Dental clinic',
    });
    expect(await phrases()).toEqual(
      keywordPhrases(['Orthodontist', 'Dental clinic'], setupForm.city),
    );
  });

  it('counts two spellings once', async () => {
    const answer = await as.replaceCategories(id, ['Spa', 'SPA', 'Day spa']);
    expect(answer.json()).toEqual(named('Spa', 'Day spa'));
  });

  it('accepts at most three', async () => {
    const answer = await as.replaceCategories(id, ['One', 'Two', 'Three', 'Four']);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { categories: tooManyCategories } });
    expect((await as.read(id)).json()).toMatchObject({ googleCategory1: 'Dental clinic' });
  });

  it.each([[['']], [[7]], ['Spa'], [null], [undefined], [[null]]])(
    'rejects %j',
    async (categories) => {
      expect((await as.replaceCategories(id, categories)).statusCode).toBe(400);
    },
  );
});

describe('K-22 adding a phrase', () => {
  it('answers as specified, and stores what the server computes', async () => {
    const before = await keywords();
    expect(before).toHaveLength(6);
    for (const phrase of ['Kind dentist', ...(await phrases())]) {
      const answer = await as.addKeyword(id, phrase, false);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ success: true });
    }
    await Promise.all(Array.from({ length: 30 }, (_, n) => as.addKeyword(id, `phrase ${n}`)));
    expect(await keywords()).toEqual(before);
  });

  it('puts right what another version stored', async () => {
    const before = await keywords();
    const sql = `update businesses set keywords = '[{"keyword": "Mine", "isLocalSeo": true}]' where id = $1`;
    await server.ctx.pool.query(sql, [id]);
    await as.addKeyword(id, 'Kind dentist');
    expect(await keywords()).toEqual(before);
  });

  it.each([['', ' ', 'x'.repeat(251), 'a\u0000b\u202E', null, 7, undefined]].flat())(
    'rejects %j',
    async (keyword) => {
      const answer = await as.addKeyword(id, keyword);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: { keyword: expect.any(String) } });
    },
  );

  it.each(['true', 1, null])('rejects %j for isLocalSeo', async (isLocalSeo) => {
    expect((await as.addKeyword(id, 'Kind dentist', isLocalSeo)).statusCode).toBe(400);
  });
});

describe('K-26 replacing phrases', () => {
  it.each([[[]], [[{ keyword: 'One phrase' }, { keyword: 'Another', isLocalSeo: false }]]])(
    'answers as specified to %j, and stores what the server computes',
    async (sent) => {
      const before = await keywords();
      expect((await as.replaceKeywords(id, sent)).json()).toEqual({ success: true });
      expect(await keywords()).toEqual(before);
    },
  );

  it('accepts at most eighteen', async () => {
    const many = Array.from({ length: 19 }, (_, n) => ({ keyword: `phrase ${n}` }));
    const answer = await as.replaceKeywords(id, many);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { keywords: tooManyKeywords } });
    expect((await as.replaceKeywords(id, many.slice(1))).statusCode).toBe(200);
  });

  it.each([[['text']], [[{ keyword: '' }]], [[{}]], ['text'], [null], [{}]])(
    'rejects %j',
    async (wrong) => {
      expect((await as.replaceKeywords(id, wrong)).statusCode).toBe(400);
    },
  );
});

describe('K-27 toggling a business', () => {
  it('deactivates and reactivates it', async () => {
    expect((await as.toggle(id, false)).json()).toEqual({ id, isActive: false });
    expect((await as.read(id)).json()).toMatchObject({ isActive: false });
    expect((await as.toggle(id, true)).json()).toEqual({ id, isActive: true });
  });

  it.each(['true', 1, null, undefined, 'no'])('rejects %j', async (isActive) => {
    expect((await as.toggle(id, isActive)).statusCode).toBe(400);
    expect((await as.read(id)).json()).toMatchObject({ isActive: true });
  });
});

function named(...categories: string[]) {
  return { categories: categories.map((category) => ({ category })), revision: expect.any(String) };
}

async function keywords(): Promise<Keyword[]> {
  const sql = 'select keywords from businesses where id = $1';
  const { rows } = await server.ctx.pool.query<{ keywords: Keyword[] }>(sql, [id]);
  return rows[0]?.keywords ?? [];
}

async function phrases(): Promise<string[]> {
  return (await keywords()).map(({ keyword }) => keyword);
}

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '../../contract/durations.ts';
import { posterKinds, posterMessages, posterPapers } from '../../contract/poster-rules.ts';
import type { posterReply, PosterPreviewReply } from '../../contract/posters.ts';
import type * as z from 'zod/mini';
import type { BusinessRow } from '../db/businesses.ts';
import { findPrint } from '../db/posters.ts';
import { sweep } from '../start/maintenance.ts';
import { businessCalls } from '../testing/businesses.ts';
import { dataUrl, drawing, photograph } from '../testing/pictures.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

type Cookies = Record<string, string>;
type PosterReply = z.infer<typeof posterReply>;

const plain = { kind: 'poster', paper: 'letter', color: null, sentence: null };
const publicUrl = 'http://reviews.example.com';

let server: TestServer;
let cookies: Cookies;
let userId: number;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off', PUBLIC_URL: publicUrl });
  const owner = await server.addOwner();
  userId = owner.id;
  cookies = await server.signIn(owner);
});

afterAll(() => server.close());

const own = (business: Parameters<TestServer['addBusiness']>[0] = {}) =>
  server.addBusiness({ userId, ...business });

function call(method: 'GET' | 'POST' | 'PATCH', id: number, path: string, payload?: object) {
  const url = `/api/businesses/${id}/poster${path}`;
  return server.app.inject({ method, url, cookies, ...(payload && { payload }) });
}

const save = (id: number, changes: object) => call('PATCH', id, '', { ...plain, ...changes });
const download = (id: number) => call('GET', id, '.pdf');

async function preview(id: number, changes: object = {}): Promise<PosterPreviewReply> {
  return (await call('POST', id, '/preview', { ...plain, ...changes })).json<PosterPreviewReply>();
}

/** Width and height of each size in points. */
const sizes = {
  'poster letter': [612, 792],
  'poster a4': [595.28, 841.89],
  'counter-card letter': [288, 432],
  'counter-card a4': [297.64, 419.53],
  'business-cards letter': [612, 792],
  'business-cards a4': [595.28, 841.89],
  'table-tent letter': [612, 792],
  'table-tent a4': [595.28, 841.89],
} as const;

/** Where the last of several codes is: each face can be scanned by itself. */
const lastFaces: Record<string, [left: number, top: number, width: number, height: number]> = {
  'business-cards letter': [306, 612, 252, 144],
  'business-cards a4': [297.6, 654.8, 240.9, 155.9],
  'table-tent letter': [0, 316.8, 612, 316.8],
  'table-tent a4': [0, 336.8, 595.2, 336.8],
};

const longName = "Saint Bartholomew's Family Dentistry & Orthodontics of Greater Springfield";

describe.each(posterKinds.flatMap((kind) => posterPapers.map((paper) => [kind, paper] as const)))(
  'the PDF of a %s on %s',
  (kind, paper) => {
    it('is one page of its size whose code leads to the public review page', async () => {
      const { id, slug } = await own({ name: longName });
      await save(id, { kind, paper, sentence: 'How did it go today?' });
      const { headers, rawPayload } = await download(id);
      expect(headers['content-type']).toBe('application/pdf');
      expect(headers['content-disposition']).toBe(
        `attachment; filename="${slug}-${kind}-${paper}.pdf"`,
      );
      const page = await readPdf(rawPayload, kind === 'business-cards' ? 300 : 150);
      const [width, height] = sizes[`${kind} ${paper}`];
      expect(page.pages).toBe(1);
      expect(page.width).toBeCloseTo(width, 1);
      expect(page.height).toBeCloseTo(height, 1);
      const [left, top, ...size] = lastFaces[`${kind} ${paper}`] ?? [0, 0, width, height];
      const part = { left, top, width: size[0] ?? 0, height: size[1] ?? 0 };
      expect(page.readQr(part)).toBe(`${publicUrl}/thumbs-up-down/${slug}`);
      const text = page.text.replace(/\s+/g, ' ');
      expect(text).toContain('How did it go today?');
      expect(text.replace(/ /g, '')).toContain(`reviews.example.com/thumbs-up-down/${slug}`);
      expect(text).not.toMatch(/google|facebook|stars/i);
    });
  },
);

describe('a poster for a tagged link', () => {
  it('has the tag in the code of preview and PDF, and the plain address below it', async () => {
    const { id, slug } = await own();
    const payload = { name: 'Front desk' };
    await server.app.inject({
      method: 'POST',
      url: `/api/businesses/${id}/tags`,
      cookies,
      payload,
    });
    const answer = await call('POST', id, '/preview?at=front-desk', plain);
    const { svg } = answer.json<PosterPreviewReply>();
    const { headers, rawPayload } = await call('GET', id, '.pdf?at=front-desk');
    expect(headers['content-disposition']).toContain(`"${slug}-front-desk-poster-letter.pdf"`);
    const page = await readPdf(rawPayload, 150);
    const tagged = `${publicUrl}/thumbs-up-down/${slug}?at=front-desk`;
    expect(page.readQr()).toBe(tagged);
    expect(page.text).not.toContain('front-desk');
    expect(svg).not.toBe((await preview(id)).svg);
  });

  it.each([
    ['is no tag', 'Front%20desk', 400],
    ['is too long', 'a'.repeat(21), 400],
    ['is not one of this business', 'door', 404],
  ])('is refused if it %s', async (_, at, status) => {
    const { id } = await own();
    expect((await call('POST', id, `/preview?at=${at}`, plain)).statusCode).toBe(status);
    expect((await call('GET', id, `.pdf?at=${at}`)).statusCode).toBe(status);
  });
});

describe('a PDF', () => {
  it('says its title and language, and contains only the letters of its fonts that it uses', async () => {
    const { id } = await own({ name: 'Ćwikła & Žižek – Стоматология' });
    const { rawPayload } = await download(id);
    expect(rawPayload.length).toBeLessThan(60_000);
    const file = rawPayload.toString('latin1');
    expect(file).toContain('/Lang (en-US)');
    expect(file).toContain('/DisplayDocTitle true');
    expect(file).toMatch(/\/FontName \/[A-Z]{6}\+Inter/);
    const page = await readPdf(rawPayload, 72);
    expect(page.text).toContain('Стоматология');
  });

  it('contains a logo at print resolution, without a second compression', async () => {
    const photo = await photograph(2_400, 1_600).jpeg().toBuffer();
    const { id } = await created(photo);
    const { rawPayload } = await download(id);
    const file = rawPayload.toString('latin1');
    expect(file).toMatch(/\/Width 1200\b/);
    expect(file).toMatch(/\/Height 800\b/);
    expect(file).toContain('/DCTDecode');
  });

  it('looks like its preview', async () => {
    const { id } = await own();
    for (const kind of ['poster', 'business-cards']) {
      await save(id, { kind, color: '#7a3b78' });
      const { svg } = await preview(id, { kind, color: '#7a3b78' });
      const page = await readPdf((await download(id)).rawPayload, 150);
      const [print, screen] = await Promise.all(
        [await page.png(), Buffer.from(svg ?? '')].map((picture) =>
          sharp(picture, { density: 150 })
            .flatten({ background: '#fff' })
            .grayscale()
            .resize(300)
            .blur(1)
            .raw()
            .toBuffer(),
        ),
      );
      const apart = [...(print ?? [255])].map((value, at) => Math.abs(value - (screen?.[at] ?? 0)));
      expect(apart.reduce((sum, one) => sum + one, 0) / apart.length, kind).toBeLessThan(2);
    }
  });
});

describe('a design', () => {
  it('is saved, shown to admins, and noted in the audit trail if they change it', async () => {
    const { id } = await own();
    expect((await call('GET', id, '')).json<PosterReply>().design).toBeNull();
    const design = { kind: 'table-tent', paper: 'a4', color: '#1f5fae', sentence: 'How was it?' };
    expect((await save(id, design)).json()).toEqual({ success: true });
    const admin = await server.addOwner({ isAdmin: true });
    const adminCookies = await server.signIn(admin);
    const url = `/api/businesses/${id}/poster`;
    const seen = await server.app.inject({ url, cookies: adminCookies });
    expect(seen.json<PosterReply>().design).toEqual(design);
    for (const sentence of ['Tell us how it went.', 'Tell us how it went.'])
      await server.app.inject({
        method: 'PATCH',
        url,
        cookies: adminCookies,
        payload: { ...design, sentence },
      });
    const { rows } = await server.ctx.pool.query(
      "select detail from audit where target_id = $1 and action = 'edit_business'",
      [id],
    );
    expect(rows).toEqual([{ detail: { fields: ['poster'] } }]);
  });

  it('has a sentence of up to 60 characters on one line, without invisible ones', async () => {
    const { id } = await own();
    await save(id, { sentence: '  How was\nyour   visit? ' });
    const { design } = (await call('GET', id, '')).json<PosterReply>();
    expect(design?.sentence).toBe('How was your visit?');
    expect((await save(id, { sentence: 'a'.repeat(60) })).statusCode).toBe(200);
    const tooLong = await save(id, { sentence: 'a'.repeat(61) });
    expect(tooLong.json()).toMatchObject({ fields: { sentence: posterMessages.tooLong } });
    expect((await save(id, { sentence: 'How was\u202e it' })).statusCode).toBe(400);
    expect((await save(id, { sentence: ' ' })).statusCode).toBe(200);
    expect((await call('GET', id, '')).json<PosterReply>().design?.sentence).toBeNull();
  });

  it('has one of the sizes and a color of six digits', async () => {
    const { id } = await own();
    for (const changes of [
      { kind: 'banner' },
      { paper: 'a5' },
      { color: 'red' },
      { color: '#fff' },
    ])
      expect((await save(id, changes)).statusCode).toBe(400);
  });
});

describe('a color', () => {
  it('is taken from the logo, and darkened until it can be read on white', async () => {
    const yellow = [250, 210, 40, 255] as const;
    const { id } = await created(
      await drawing(900, 300, [255, 255, 255, 255], yellow).png().toBuffer(),
    );
    const { logoColor } = (await call('GET', id, '')).json<PosterReply>();
    expect(logoColor).toBe('#877116');
    expect((await preview(id)).color).toBe(logoColor);
    expect((await preview(id, { color: '#ffff00' })).color).not.toBe('#ffff00');
    expect((await preview(id, { color: '#1f5fae' })).color).toBe('#1f5fae');
  });

  it('is ours if the logo has none', async () => {
    const gray = [90, 90, 90, 255] as const;
    const { id } = await created(await drawing(200, 100, gray, [0, 0, 0, 255]).png().toBuffer());
    expect((await call('GET', id, '')).json<PosterReply>().logoColor).toBeNull();
    expect((await preview(id)).color).toBe('#0f6b66');
  });
});

describe('characters that our fonts lack', () => {
  it.each([
    ['name', { name: 'ᚠᚢᚦ Dental' }, {}, 'ᚠᚢᚦ'],
    ['name', { name: '🦷🦷' }, {}, '🦷'],
    ['sentence', {}, { sentence: 'How was it? 👍' }, '👍'],
  ] as const)(
    'in the %s are named, never printed as boxes',
    async (text, business, design, characters) => {
      const { id } = await own(business);
      await save(id, design);
      const reply = await preview(id, design);
      expect(reply.svg).toBeNull();
      expect(reply.unprintable).toMatchObject({ text });
      expect(new Set(reply.unprintable?.characters)).toEqual(new Set(characters));
      const refused = await download(id);
      expect(refused.statusCode).toBe(400);
      expect(refused.json<{ message: string }>().message).toContain(characters[0]);
    },
  );
});

describe('the original of a logo', () => {
  it('is kept within 1,200 pixels, without metadata', async () => {
    const photo = await photograph(2_000, 3_000)
      .withExif({ IFD0: { Copyright: 'Ann Owner' } })
      .jpeg()
      .toBuffer();
    const print = await printOf(await created(photo));
    expect(await sharp(print).metadata()).toMatchObject({ width: 800, height: 1_200 });
    expect(print.length).toBeLessThan(1_500_000);
    expect(print.includes('Ann Owner')).toBe(false);
    const small = await printOf(await created(await drawing(300, 150).png().toBuffer()));
    expect(await sharp(small).metadata()).toMatchObject({
      format: 'png',
      width: 300,
      hasAlpha: false,
    });
  });

  it('is made of what is shown, for logos from before', async () => {
    const business = await created(await drawing(1_000, 500).png().toBuffer());
    await server.ctx.pool.query('update posters set print_hash = null where business_id = $1', [
      business.id,
    ]);
    expect((await download(business.id)).rawPayload.toString('latin1')).toMatch(/\/Width 360\b/);
    expect(await sharp(await printOf(business)).metadata()).toMatchObject({ width: 360 });
  });

  it('is not printed once the business has another logo, and is deleted with the old one', async () => {
    const business = await created(await drawing(700, 350).png().toBuffer());
    const old = await printHashes(business.id);
    const as = businessCalls(server.app, cookies);
    await as.update(business.id, { logoUrl: dataUrl(await drawing(90, 90).png().toBuffer()) });
    expect((await download(business.id)).rawPayload.toString('latin1')).toMatch(/\/Width 90\b/);
    await as.update(business.id, { logoUrl: null });
    expect((await download(business.id)).rawPayload.toString('latin1')).not.toContain(
      '/Subtype /Image',
    );
    const { now } = server.ctx;
    await sweep({ ...server.ctx, now: () => new Date(now().getTime() + 2 * HOUR) });
    const { rowCount } = await server.ctx.pool.query(
      'select from logo_prints where hash = any($1)',
      [old],
    );
    expect(rowCount).toBe(0);
  });
});

it('makes posters for many at once, one after another', async () => {
  const { id } = await own();
  const replies = await Promise.all(Array.from({ length: 12 }, () => download(id)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array<number>(12).fill(200));
});

async function created(picture: Buffer): Promise<BusinessRow> {
  const reply = await businessCalls(server.app, cookies).create({ logoUrl: dataUrl(picture) });
  expect(reply.statusCode).toBe(200);
  const { rows } = await server.ctx.pool.query<BusinessRow>(
    'select id, logo_hash as "logoHash" from businesses where id = $1',
    [reply.json<{ id: number }>().id],
  );
  const [row] = rows;
  if (!row) throw new Error('The business was not created.');
  return row;
}

async function printOf({ id, logoHash }: BusinessRow): Promise<Buffer> {
  const print = await findPrint(server.ctx.db, id, logoHash ?? '');
  if (!print) throw new Error('There is no original.');
  return print.bytes;
}

async function printHashes(id: number): Promise<string[]> {
  const { rows } = await server.ctx.pool.query<{ hash: string }>(
    'select print_hash as hash from posters where business_id = $1',
    [id],
  );
  return rows.map(({ hash }) => hash);
}

import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '../../contract/durations.ts';
import { businessMessages } from '../../contract/business-rules.ts';
import type { OwnedBusiness } from '../../contract/businesses.ts';
import { businessConstraints } from '../../contract/business-constraints.ts';
import { sweep } from '../start/maintenance.ts';
import { businessCalls, type BusinessCalls } from '../testing/businesses.ts';
import { blackPng, blue, dataUrl, drawing, png, pngChunk, red } from '../testing/pictures.ts';
import { jpegOfScans } from '../testing/slow-pictures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let as: BusinessCalls;
let businessId: number;
let small: Buffer;

beforeAll(async () => {
  server = await startTestServer({ LIMITS: 'off' });
  const owner = await server.addOwner();
  as = businessCalls(server.app, await server.signIn(owner));
  businessId = (await server.addBusiness({ userId: owner.id })).id;
  small = await drawing().png().toBuffer();
});

afterAll(() => server.close());

const ways = {
  POST: (logoUrl: unknown) => as.create({ logoUrl }),
  PATCH: (logoUrl: unknown) => as.update(businessId, { logoUrl }),
};

describe.each(['POST', 'PATCH'] as const)('a logo by %s', (method) => {
  const upload = ways[method];

  it('C-12 becomes a small WebP with its own URL', async () => {
    const { statusCode, logoUrl } = await uploaded(upload(dataUrl(small)));
    expect(statusCode).toBe(200);
    expect(logoUrl).toMatch(/^\/logos\/[\da-f]{64}\.webp$/);
    const { rawPayload, headers } = await server.app.inject(String(logoUrl));
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 360,
      height: 180,
    });
  });

  it('C-54 can have 3,145,727 bytes, and no more', async () => {
    expect((await upload(dataUrl(pngOf(businessConstraints.logoBytes - 1)))).statusCode).toBe(200);
    await expectRefusal(
      upload(dataUrl(pngOf(businessConstraints.logoBytes))),
      businessMessages.logoTooLarge,
    );
    await expectRefusal(
      upload(dataUrl(pngOf(businessConstraints.logoBytes + 1))),
      businessMessages.logoTooLarge,
    );
  });

  it('has the type that its bytes say, whatever its name', async () => {
    expect((await upload(dataUrl(small, 'image/jpeg'))).statusCode).toBe(200);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await expectRefusal(upload(dataUrl(svg, 'image/png')), businessMessages.svg);
    await expectRefusal(upload(dataUrl(svg, 'image/svg+xml')), businessMessages.svg);
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    await expectRefusal(upload(dataUrl(page)), businessMessages.unreadablePicture);
    await expectRefusal(upload(dataUrl(page, 'text/html')), businessMessages.notAPicture);
    await expectRefusal(upload(dataUrl(page, 'image/heic')), businessMessages.heicPicture);
    await expectRefusal(
      upload(dataUrl(Buffer.from('%PDF-1.7'), 'application/pdf')),
      businessMessages.notAPicture,
    );
  });

  it('is rejected if it is broken, truncated or far larger than it seems', async () => {
    const photo = await drawing().jpeg().toBuffer();
    const half = photo.subarray(0, photo.length / 2);
    await expectRefusal(upload(dataUrl(half)), businessMessages.cutOffPicture);
    for (const bytes of [
      Buffer.alloc(0),
      png(60_000, 60_000, Buffer.alloc(9)),
      blackPng(16_000, 16_000),
    ])
      await expectRefusal(upload(dataUrl(bytes)), businessMessages.unreadablePicture);
  });

  it('is rejected if it takes too long to decode', async () => {
    await expectRefusal(
      upload(dataUrl(jpegOfScans(4_000), 'image/jpeg')),
      businessMessages.slowPicture,
    );
  });

  it('is rejected if it is not base64, however long', async () => {
    const base64 = 'A'.repeat(4_000_000);
    for (const wrong of ['@@@@', `${base64}!`, `=${base64}`, 'AAAA====', 'AA\nAA'])
      await expectRefusal(upload(`data:image/png;base64,${wrong}`), businessMessages.notAPicture);
  });

  it('handles 20 at once', async () => {
    const pictures = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        drawing(300 + (n % 4), 150)
          .png()
          .toBuffer(),
      ),
    );
    const answers = await Promise.all(pictures.map((picture) => upload(dataUrl(picture))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map((answer) => answer.json<OwnedBusiness>().logoUrl)).size).toBe(4);
  });
});

it('stores the same picture of two owners once', async () => {
  const picture = dataUrl(await drawing(90, 90, blue, red).png().toBuffer());
  const other = businessCalls(server.app, await server.signIn(await server.addOwner()));
  const { logoUrl } = await uploaded(as.create({ logoUrl: picture }));
  expect((await uploaded(other.create({ logoUrl: picture }))).logoUrl).toBe(logoUrl);
  const hash = logoUrl?.slice('/logos/'.length, -'.webp'.length);
  const { rowCount } = await server.ctx.pool.query('select from logos where hash = $1', [hash]);
  expect(rowCount).toBe(1);
});

it('is taken along to the owner’s next business, with its print, and to nobody else’s', async () => {
  const picture = await drawing(80, 40, red, blue).png().toBuffer();
  const { logoUrl } = await uploaded(as.create({ logoUrl: dataUrl(picture) }));
  const next = await as.create({ logoUrl });
  expect(next.json()).toMatchObject({ logoUrl });
  const { rows } = await server.ctx.pool.query(
    `select count(*)::int as uses, count(distinct print_hash)::int as prints from businesses
      left join posters on business_id = id where $1 = '/logos/' || logo_hash || '.webp'`,
    [logoUrl],
  );
  expect(rows).toEqual([{ uses: 2, prints: 1 }]);
  const other = businessCalls(server.app, await server.signIn(await server.addOwner()));
  await expectRefusal(other.create({ logoUrl }), businessMessages.notAPicture);
});

it('can be loaded for an hour after it was replaced, for pages that are still open', async () => {
  const picture = await drawing(70, 30).png().toBuffer();
  const { logoUrl } = await uploaded(as.update(businessId, { logoUrl: dataUrl(picture) }));
  await as.update(businessId, { logoUrl: null });
  const statusAfter = async (hours: number) => {
    await sweep({ ...server.ctx, now: () => new Date(Date.now() + hours * HOUR) });
    return (await server.app.inject(String(logoUrl))).statusCode;
  };
  expect(await statusAfter(0.9)).toBe(200);
  expect(await statusAfter(1.1)).toBe(404);
});

/** A PNG of exactly this many bytes, most of them in an ignored chunk. */
function pngOf(bytes: number): Buffer {
  const lines = Buffer.alloc(9 * 32);
  const rest = bytes - png(64, 32, lines, pngChunk('noTe', Buffer.alloc(0))).length;
  return png(64, 32, lines, pngChunk('noTe', Buffer.alloc(rest, 'x')));
}

async function uploaded(call: ReturnType<BusinessCalls['create']>) {
  const answer = await call;
  return { statusCode: answer.statusCode, logoUrl: answer.json<OwnedBusiness>().logoUrl };
}

async function expectRefusal(call: ReturnType<BusinessCalls['create']>, sentence: string) {
  const answer = await call;
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    code: 'invalid_request',
    error: sentence,
    fields: { logoUrl: sentence },
  });
}

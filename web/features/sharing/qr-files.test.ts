import jsqr from 'jsqr';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawQrCode } from './qr-code.ts';
import { qrPng } from './qr-png.ts';
import { qrSvg } from './qr-svg.ts';

const origins = ['http://localhost:3000', 'https://a-rather-long-name.of-a-host.example.org:8443'];
const slugs = ['x', 'maple-street-clinic', 'a'.repeat(80)];
const addresses = origins.flatMap((origin) =>
  slugs.map((slug) => `${origin}/thumbs-up-down/${slug}`),
);

/** Every pixel as red, green, blue and opacity, and the image's size. */
async function pixelsOf(file: Uint8Array | Buffer) {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

/** The text that a third-party decoder reads in an image. */
async function read(file: Uint8Array | Buffer): Promise<string | undefined> {
  const { data, width, height } = await pixelsOf(file);
  return jsqr.default(data, width, height)?.data;
}

describe.each(addresses)('the code of %s', (address) => {
  const code = drawQrCode(address, 'medium');

  it('Q-02, Q-04 is a 300 × 300 PNG that a third-party decoder reads', async () => {
    const png = qrPng(code);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 300, height: 300 });
    expect(await read(png)).toBe(address);
  });

  it('Q-03, N-30 is black on white, with a margin of two modules', async () => {
    const { data } = await pixelsOf(qrPng(code));
    const pixels = Array.from({ length: 300 * 300 }, (_, index) =>
      data.slice(index * 4, index * 4 + 4).join(),
    );
    expect([...new Set(pixels)].toSorted()).toEqual(['0,0,0,255', '255,255,255,255']);
    const black = pixels.flatMap((pixel, index) =>
      pixel === '0,0,0,255' ? [[index % 300, Math.floor(index / 300)] as const] : [],
    );
    const columns = black.map(([x]) => x);
    const rows = black.map(([, y]) => y);
    const edges = [Math.min(...columns), Math.min(...rows)];
    const ends = [Math.max(...columns), Math.max(...rows)];
    const margin = (2 * 300) / (code.length + 4);
    for (const edge of edges) expect(Math.abs(edge - margin)).toBeLessThan(1);
    for (const end of ends) expect(Math.abs(299 - end - margin)).toBeLessThan(1);
  });

  it('is an SVG that decodes at any size', async () => {
    const svg = Buffer.from(qrSvg(code));
    expect(qrSvg(code)).toContain(`viewBox="0 0 ${code.length + 8} ${code.length + 8}"`);
    for (const width of [300, 1_000]) {
      expect(await read(await sharp(svg).resize(width, width).png().toBuffer())).toBe(address);
    }
  });

  it('survives a stain on an eighth of a poster’s code', async () => {
    const side = 600;
    const poster = await sharp(Buffer.from(qrSvg(drawQrCode(address, 'quartile'))))
      .resize(side, side)
      .composite([
        {
          input: {
            create: { width: 130, height: 130, channels: 3, background: '#888' },
          },
          left: 280,
          top: 280,
        },
      ])
      .png()
      .toBuffer();
    expect(await read(poster)).toBe(address);
  });
});

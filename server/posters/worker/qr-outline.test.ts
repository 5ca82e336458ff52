import { encodeQR } from 'qr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrOutline, type Modules } from './qr-outline.ts';

it('is one outline for areas that touch, with holes the other way around', () => {
  const ring = [
    [true, true, true],
    [true, false, true],
    [true, true, true],
  ];
  expect(qrOutline(ring)).toBe('M0 0L3 0L3 3L0 3ZM2 1L1 1L1 2L2 2Z');
});

it.each(['nonzero', 'evenodd'])('fills exactly the black modules by the rule %s', async (rule) => {
  for (const text of ['A', 'https://reviews.example.com/thumbs-up-down/maple-street-clinic']) {
    const code: Modules = encodeQR(text, 'raw', { ecc: 'quartile', border: 1 });
    const side = code.length;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 3}" height="${side * 3}" viewBox="0 0 ${side} ${side}"><rect width="100%" height="100%" fill="#fff"/><path fill-rule="${rule}" d="${qrOutline(code)}"/></svg>`;
    const pixels = await sharp(Buffer.from(svg)).grayscale().raw().toBuffer();
    const drawn = code.map((row, y) =>
      row.map((_, x) => (pixels[(y * 3 + 1) * side * 3 + x * 3 + 1] ?? 255) < 128),
    );
    expect(drawn).toEqual(code);
  }
});

import { expect, it } from 'vitest';
import { drawing, photograph } from '../server/testing/pictures.ts';
import { isCutOff, isHeic } from './picture-bytes.ts';

it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
  'a %s is cut off if any of its end is missing, and not if something follows',
  async (format) => {
    const whole = await photograph(200, 100)
      .withExif({ IFD0: { Make: 'A' } })
      .toFormat(format)
      .toBuffer();
    expect(isCutOff(whole)).toBe(false);
    expect(isCutOff(Buffer.concat([whole, Buffer.alloc(9)]))).toBe(false);
    for (const part of [0.2, 0.5, 0.99])
      expect(isCutOff(whole.subarray(0, Math.floor(whole.length * part)))).toBe(true);
  },
);

it('a thumbnail’s end is not the picture’s', async () => {
  const thumbnail = await drawing(20, 10).jpeg().toBuffer();
  const whole = await drawing(200, 100).jpeg().toBuffer();
  const head = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(thumbnail.length + 2, 4);
  const photo = Buffer.concat([head, thumbnail, whole.subarray(2)]);
  expect(isCutOff(photo)).toBe(false);
  expect(isCutOff(photo.subarray(0, -200))).toBe(true);
});

it.each([
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', true],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heix', true],
  ['\0\0\0\x18ftypavif\0\0\0\0avifmif1', false],
  ['\0\0\0\x18ftypisom\0\0\0\0isomavc1', false],
  ['%PDF-1.7', false],
  ['', false],
])('%j is an iPhone photo: %s', (text, expected) => {
  expect(isHeic(Buffer.from(text, 'latin1'))).toBe(expected);
  expect(isCutOff(Buffer.from(text, 'latin1'))).toBe(false);
});

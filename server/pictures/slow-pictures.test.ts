import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessMessages } from '../../contract/business-rules.ts';
import { drawing, pngChunk } from '../testing/pictures.ts';
import {
  exifOfDirectories,
  jpegOfScans,
  webpOfFrames,
  withJpegExif,
} from '../testing/slow-pictures.ts';
import { takesTooLong } from './decoder/takes-too-long.ts';
import { createPictures } from './pictures.ts';

const warnings: string[] = [];
const pictures = createPictures({
  warn: (_: unknown, text?: string) => warnings.push(String(text)),
});
let jpeg: Buffer;
let pixel: Buffer;

beforeAll(async () => {
  jpeg = await drawing(64, 64).jpeg().toBuffer();
  pixel = await drawing(1, 1).webp({ lossless: true }).toBuffer();
});

afterAll(() => pictures.close());

describe('small files that take seconds or minutes to decode are refused before that', () => {
  it('JPEGs of more than 100 scans', async () => {
    expect(jpegOfScans(4_000).length).toBeLessThan(300_000);
    await expectTooLong(jpegOfScans(4_000));
    await expectTooLong(jpegOfScans(101, 64, 64));
    await expectLogo(jpegOfScans(100, 64, 64));
  });

  it('whatever stands between the scans', async () => {
    const scans = jpegOfScans(101, 64, 64);
    const first = scans.indexOf(Buffer.from([0xff, 0xda]));
    for (const more of ['ffffff', 'fffe0002', 'fffe0004ffd9', 'ffd0', 'ff01', '00ff00']) {
      const between = Buffer.from(more, 'hex');
      const file = Buffer.concat([scans.subarray(0, first), between, scans.subarray(first)]);
      expect(takesTooLong('jpeg', file), more).toBe(true);
    }
  });

  it('animated WebPs of more than 2,000 frames', async () => {
    await expectTooLong(webpOfFrames(pixel, 40_000));
    await expectTooLong(webpOfFrames(pixel, 2_001));
    await expectLogo(webpOfFrames(pixel, 2_000));
  });

  it('metadata that leads in circles', async () => {
    const exif = exifOfDirectories(5_000);
    const png = await drawing(64, 64).png().toBuffer();
    const afterHeader = 33;
    await expectTooLong(withJpegExif(jpeg, exif));
    await expectTooLong(
      Buffer.concat([
        png.subarray(0, afterHeader),
        pngChunk('eXIf', exif),
        png.subarray(afterHeader),
      ]),
    );
    await expectLogo(withJpegExif(jpeg, exifOfDirectories(50)));
  });

  it('none of which reached the time limit', () => {
    expect(warnings).toEqual([]);
  });
});

it('what cameras and programs write is not refused', async () => {
  const photo = drawing(800, 400).withExif({
    IFD0: { Copyright: 'Ann Owner', Orientation: '6' },
    IFD2: { ExposureTime: '1/250' },
    IFD3: { GPSLatitudeRef: 'N' },
  });
  await expectLogo(await photo.jpeg({ progressive: true, mozjpeg: true }).toBuffer());
  await expectLogo(await photo.webp().toBuffer());
  await expectLogo(await photo.png({ progressive: true }).toBuffer());
  await expectLogo(await photo.avif().toBuffer());
});

async function expectTooLong(file: Buffer): Promise<void> {
  await expect(pictures.fitLogo(1, file)).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { logoUrl: businessMessages.slowPicture },
  });
}

async function expectLogo(file: Buffer): Promise<void> {
  const { bytes: logo } = await pictures.fitLogo(1, file);
  expect((await sharp(logo).metadata()).format).toBe('webp');
}

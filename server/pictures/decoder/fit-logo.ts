import type { Sharp } from 'sharp';
import { businessConstraints } from '../../../contract/business-constraints.ts';
import type { PictureKind } from '../picture-kind.ts';
import { loadSharp } from './load-sharp.ts';
import { logoColor } from './logo-color.ts';

/** What is kept of an uploaded picture. */
export interface FittedLogo {
  /** For screens: a WebP. */
  bytes: Uint8Array;
  /** For print: a PNG or JPEG on white, which a PDF can contain as it is. */
  print: Uint8Array;
  /** The color that stands out, such as `#c9302c`; null if there is none. */
  color: string | null;
}

/** The longest side in print, in pixels: 300 to the inch on four inches. */
const printSide = 1_200;
/** Bytes. A larger PNG is a photograph, which is a tenth of the size as a JPEG. */
const largestDrawing = 500_000;
/** Twice the displayed size (`web/ui/logo-plate.css`), for high-density screens. */
const width = 360;
const height = 180;
/** Checked in the file's header, before anything is decoded. */
const maxPixels = businessConstraints.logoPixels;
/** Its decoder takes 18 bytes of memory per pixel, twice as many as the next. */
const maxPixelsOfAvif = 12_000_000;
/** Longer or wider pictures are no logos, and take seconds to resize: 24 million rows of one pixel, five. */
const longestSide = 16_384;
/** Bytes. A larger lossless file is a photograph, and looks as good at a tenth of the size. */
const largestLossless = 20_000;

/**
 * Makes a logo's WebP and its original for print, decoding the file once.
 * @throws Error from libvips if the file is broken or too large
 */
export async function fitLogo(kind: PictureKind, bytes: Buffer): Promise<FittedLogo> {
  const sharp = await loadSharp();
  const limitInputPixels = kind === 'avif' ? maxPixelsOfAvif : maxPixels;
  const picture = sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 });
  const size = await picture.metadata();
  if (Math.max(size.width, size.height) > longestSide) throw new Error('A side is too long.');
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: printSide, height: printSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const large = sharp(data, { raw: info });
  const small = await large
    .clone()
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { bytes: logo, isDrawing } = await encode(sharp(small.data, { raw: small.info }));
  return {
    bytes: logo,
    print: await encodeForPrint(large, isDrawing),
    color: logoColor(small.data, small.info.channels),
  };
}

/** Compressing a photograph as a PNG takes seconds, so it is not tried. */
async function encodeForPrint(image: Sharp, isDrawing: boolean): Promise<Buffer> {
  const opaque = image.flatten({ background: '#fff' });
  if (isDrawing) {
    const crisp = await opaque.clone().png({ compressionLevel: 6 }).toBuffer();
    if (crisp.length <= largestDrawing) return crisp;
  }
  return opaque.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Lossless for drawn logos; photographs, which would be large, are compressed with some loss. */
async function encode(image: Sharp): Promise<{ bytes: Buffer; isDrawing: boolean }> {
  const crisp = await image.clone().webp({ nearLossless: true, quality: 60, effort: 4 }).toBuffer();
  if (crisp.length <= largestLossless) return { bytes: crisp, isDrawing: true };
  const bytes = await image.webp({ quality: 90, effort: 4, smartSubsample: true }).toBuffer();
  return { bytes, isDrawing: false };
}

import type { PictureKind } from '../picture-kind.ts';
import { jpegSegments, pngChunks, webpChunks, type Block } from './blocks.ts';

/**
 * Cameras and programs write at most about ten. Each passes over the whole image, however few bytes it has:
 * 4,000 of them, in 0.3 MB, take eight seconds.
 */
const maxScans = 100;
/** The decoder looks for each from the first one on: 65,000, in 3 MB, take 20 seconds; 2,000 take 20 ms. */
const maxFrames = 2_000;
/**
 * A camera's metadata has about four. The decoder follows all, also to where it came from: 5,000, in 60 kB,
 * take four seconds.
 */
const maxDirectories = 100;

/**
 * Whether a small file is made in a way that takes seconds to decode, judged without decoding it. GIFs are
 * quick, however many frames they have; of AVIF files nothing is known before they are decoded.
 */
export function takesTooLong(kind: PictureKind, file: Buffer): boolean {
  if (kind === 'jpeg') return isJpegTooLong(file);
  if (kind === 'png') return hasTooManyDirectories(pngChunks(file), 'eXIf');
  if (kind === 'webp') return isWebpTooLong(file);
  return false;
}

function isJpegTooLong(file: Buffer): boolean {
  const [startOfScan, exif] = ['da', 'e1'];
  return (
    hasMore(maxScans, startOfScan, jpegSegments(file)) ||
    hasTooManyDirectories(jpegSegments(file), exif)
  );
}

function isWebpTooLong(file: Buffer): boolean {
  return (
    hasMore(maxFrames, 'ANMF', webpChunks(file)) || hasTooManyDirectories(webpChunks(file), 'EXIF')
  );
}

function hasMore(most: number, name: string, blocks: Iterable<Block>): boolean {
  let count = 0;
  for (const block of blocks) {
    if (block.name === name) count += 1;
    if (count > most) return true;
  }
  return false;
}

/** Exif's tags for directories inside a directory, in both byte orders. */
const directoryTags = ['8769', '8825', 'a005'].flatMap((tag) => [
  Buffer.from(tag, 'hex'),
  Buffer.from(tag, 'hex').toReversed(),
]);

/** Counts the bytes of the tags wherever they are, since directories may overlap. */
function hasTooManyDirectories(blocks: Iterable<Block>, name: string): boolean {
  let count = 0;
  for (const block of blocks) {
    if (block.name !== name) continue;
    for (const tag of directoryTags)
      for (let at = block.data.indexOf(tag); at >= 0; at = block.data.indexOf(tag, at + 1)) {
        count += 1;
        if (count > maxDirectories) return true;
      }
  }
  return false;
}

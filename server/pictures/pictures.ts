import { availableParallelism } from 'node:os';
import type { Sharp } from 'sharp';
import { businessConstraints } from '../../contract/business-constraints.ts';
import { businessMessages } from '../../contract/business-rules.ts';
import { DomainError } from '../domain/domain-error.ts';
import { createQueue } from '../domain/queue.ts';
import { loadSharp } from './load-sharp.ts';
import { pictureKind, type PictureKind } from './picture-kind.ts';

export interface Pictures {
  /**
   * Makes a small WebP of a PNG, JPEG, WebP, GIF or AVIF file: within 360 × 180, upright, its first
   * frame, without metadata. The same bytes in give the same bytes out.
   * @throws DomainError `invalid_request` for `logoUrl` when it cannot be read, `unavailable` when too many wait
   */
  fitLogo(bytes: Buffer): Promise<Buffer>;
}

/** Twice of what a page shows, for dense screens. */
const width = 360;
const height = 180;
/** Refused by what the file's head says, before anything is decoded. */
const mostPixels = businessConstraints.logoPixels;
/** Its decoder takes 18 bytes of memory for a pixel, twice as many as the next. */
const mostPixelsOfAvif = 12_000_000;
/** Seconds; a large photograph takes a tenth of one. */
const timeout = { seconds: 5 };
/** Bytes. What is larger without loss is a photograph, and looks as good at a tenth. */
const largestLossless = 20_000;

/**
 * Pictures share Node's four threads with hashes, files and names: two at a time, and on two cores
 * one, so that a core stays free for everybody else.
 */
const parallel = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Each holds up to 3 MB. */
const waiting = 32;
const crowded = 'Too many images are being uploaded. Please try again in a moment.';

export function createPictures(): Pictures {
  const inTurn = createQueue({ parallel, waiting, crowded });
  return {
    async fitLogo(bytes) {
      const kind = knownKind(bytes);
      const limitInputPixels = kind === 'avif' ? mostPixelsOfAvif : mostPixels;
      return inTurn(() => fitLogo(bytes, limitInputPixels));
    },
  };
}

function knownKind(bytes: Buffer): PictureKind {
  const kind = pictureKind(bytes);
  if (kind === null) throw unreadable();
  if (kind === 'svg') throw refusal(businessMessages.svg);
  return kind;
}

async function fitLogo(bytes: Buffer, limitInputPixels: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const input = sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 });
  try {
    const { data, info } = await input
      .timeout(timeout)
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { channels } = info;
    return await encode(sharp(data, { raw: { width: info.width, height: info.height, channels } }));
  } catch (error) {
    // libvips has words but no codes; a file with a picture's head that it cannot read is a broken one.
    throw unreadable(error);
  }
}

/** Drawn logos stay as crisp as they are; photographs, which would be heavy so, lose a little. */
async function encode(image: Sharp): Promise<Buffer> {
  const crisp = await image
    .clone()
    .timeout(timeout)
    .webp({ nearLossless: true, quality: 60, effort: 4 })
    .toBuffer();
  if (crisp.length <= largestLossless) return crisp;
  return image.timeout(timeout).webp({ quality: 90, effort: 4, smartSubsample: true }).toBuffer();
}

function unreadable(cause?: unknown): DomainError {
  return refusal(businessMessages.unreadablePicture, cause);
}

function refusal(message: string, cause?: unknown): DomainError {
  return new DomainError('invalid_request', message, { fields: { logoUrl: message }, cause });
}

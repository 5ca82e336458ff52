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
   * Makes a small WebP of a PNG, JPEG, WebP, GIF or AVIF file: within 360 × 180, upright, its first frame,
   * without metadata. Deterministic.
   * @throws DomainError `invalid_request` for `logoUrl` if it cannot be read, `unavailable` if too many are
   * waiting
   */
  fitLogo(bytes: Buffer): Promise<Buffer>;
}

/** Twice the displayed size, for high-density screens. */
const width = 360;
const height = 180;
/** Checked in the file's header, before anything is decoded. */
const mostPixels = businessConstraints.logoPixels;
/** Its decoder takes 18 bytes of memory per pixel, twice as many as the next. */
const mostPixelsOfAvif = 12_000_000;
/** Seconds; a large photograph takes a tenth of one. */
const timeout = { seconds: 5 };
/** Bytes. A larger lossless file is a photograph, and looks as good at a tenth of the size. */
const largestLossless = 20_000;

/**
 * Pictures share Node's four worker threads with hashes, files and DNS: two at a time, or one on two cores,
 * so that one core stays free for other requests.
 */
const parallel = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Each takes up to 3 MB. */
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
    // libvips has messages but no error codes. The header was fine, so the file must be broken.
    throw unreadable(error);
  }
}

/** Lossless for drawn logos; photographs, which would be large, are compressed with some loss. */
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

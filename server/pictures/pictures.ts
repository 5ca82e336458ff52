import { availableParallelism } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { businessMessages } from '../../contract/business-rules.ts';
import { isCutOff, isHeic } from '../../contract/picture-bytes.ts';
import { DomainError } from '../domain/domain-error.ts';
import {
  createDecoder,
  decoderLimits,
  ended,
  type Decoder,
  type Outcome,
} from './decoder-process.ts';
import { createFairQueue } from '../domain/fair-queue.ts';
import type { FittedLogo } from './decoder/fit-logo.ts';
import { pictureKind, type PictureKind } from './picture-kind.ts';

export interface Pictures {
  /**
   * Makes a small WebP of a PNG, JPEG, WebP, GIF or AVIF file: within 360 × 180, upright, its first frame,
   * without metadata; and one for print, within 1,200 × 1,200. Deterministic. An account's pictures are
   * decoded one after another.
   * @param account the ID of the user who uploads it
   * @throws DomainError `invalid_request` for `logoUrl` if it cannot be read or takes too long,
   * `unavailable` if too many are waiting
   */
  fitLogo(account: number, bytes: Buffer): Promise<FittedLogo>;
  /** The IDs of the processes that decode pictures, of which the first picture starts one. */
  processIds(): number[];
  /** Ends these processes. */
  close(): void;
}

/** Two at a time, or one on two cores, so that one core stays free for other requests. */
const parallel = Math.max(1, Math.min(2, availableParallelism() - 1));
/** Each takes up to 3 MB. */
const waiting = 32;
const crowded = 'Too many images are being uploaded. Please try again in a moment.';

/** @param limits of each process; tests use other ones */
export function createPictures(
  log: Pick<FastifyBaseLogger, 'warn'>,
  limits: Partial<typeof decoderLimits> = {},
): Pictures {
  const enqueue = createFairQueue({ parallel, waiting, crowded });
  const decoders = Array.from({ length: parallel }, () =>
    createDecoder({ ...decoderLimits, ...limits }),
  );
  const free = [...decoders];
  return {
    async fitLogo(account, bytes) {
      const kind = knownKind(bytes);
      const outcome = await enqueue(account, () =>
        withOneOf(free, (decoder) => decoder.decode({ kind, bytes })),
      );
      if (outcome.is === 'killed' || outcome.is === 'crashed')
        log.warn(
          { kind, bytes: bytes.length },
          `the process decoding a picture ${ended[outcome.is]}`,
        );
      return logoOf(outcome, bytes);
    },
    processIds: () => decoders.flatMap(({ pid }) => pid ?? []),
    close: () => decoders.forEach((decoder) => decoder.close()),
  };
}

/** The queue runs as many tasks as there are decoders, so one is free. */
async function withOneOf<T>(free: Decoder[], work: (decoder: Decoder) => Promise<T>): Promise<T> {
  const decoder = free.pop();
  if (!decoder) throw new Error('More pictures are being decoded than there are processes for.');
  try {
    return await work(decoder);
  } finally {
    free.push(decoder);
  }
}

function knownKind(bytes: Buffer): PictureKind {
  const kind = pictureKind(bytes);
  if (kind === null)
    throw refusal(
      isHeic(bytes) ? businessMessages.heicPicture : businessMessages.unreadablePicture,
    );
  if (kind === 'svg') throw refusal(businessMessages.svg);
  return kind;
}

function logoOf(outcome: Outcome, bytes: Buffer): FittedLogo {
  switch (outcome.is) {
    case 'logo':
      return { bytes: outcome.bytes, print: outcome.print, color: outcome.color };
    case 'too-long':
    case 'killed':
      throw refusal(businessMessages.slowPicture);
    case 'unreadable':
      throw refusal(unreadable(bytes), outcome.cause);
    case 'crashed':
      throw refusal(unreadable(bytes));
  }
}

function unreadable(bytes: Buffer): string {
  return isCutOff(bytes) ? businessMessages.cutOffPicture : businessMessages.unreadablePicture;
}

function refusal(message: string, cause?: unknown): DomainError {
  return new DomainError('invalid_request', message, { fields: { logoUrl: message }, cause });
}

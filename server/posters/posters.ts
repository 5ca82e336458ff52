import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { MINUTE, SECOND } from '../../contract/durations.ts';
import { unavailable } from '../domain/domain-error.ts';
import { createFairQueue } from '../domain/fair-queue.ts';
import type { Drawn, Order } from './worker/messages.ts';

export interface Posters {
  /**
   * Draws a poster in another thread, so that no other request waits for it. An account's posters are drawn
   * one after another.
   * @param account the id of the user who wants it
   * @throws DomainError `unavailable` if too many are waiting, or if it took too long
   */
  draw(account: number, order: Order): Promise<Drawn>;
  close(): Promise<void>;
}

/** Each takes a tenth of a second and holds a logo of up to a megabyte. */
const waiting = 32;
const failed = 'The poster couldn’t be made. Please try again in a moment.';
const crowded = 'Too many posters are being made. Please try again in a moment.';

/** Milliseconds for one poster and starting the thread: half a second, far longer on a busy machine. */
const workLimit = 30 * SECOND;
/** Milliseconds without a poster, after which the thread ends and its memory is freed. */
const idleLimit = MINUTE;
/** Megabytes of JavaScript objects; a poster takes thirty. */
const maxMemory = 192;

/** One thread: posters leave the other processors to the visitors. */
export function createPosters(log: Pick<FastifyBaseLogger, 'warn'>): Posters {
  const enqueue = createFairQueue({ parallel: 1, waiting, crowded });
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isClosing = false;
  const end = async () => {
    const ending = worker;
    worker = null;
    clearTimeout(idle);
    await ending?.terminate();
  };
  return {
    draw: (account, order) =>
      enqueue(account, async () => {
        // Nobody is to blame for a poster that is still being drawn when the server stops.
        if (isClosing) throw unavailable(failed);
        clearTimeout(idle);
        worker ??= startWorker();
        try {
          return await nextReply(worker, order);
        } catch (error) {
          if (isClosing) throw unavailable(failed);
          await end();
          log.warn({ err: error }, 'a poster could not be drawn');
          throw unavailable(failed, error);
        } finally {
          if (!isClosing) idle = setTimeout(() => void end(), idleLimit).unref();
        }
      }),
    close() {
      isClosing = true;
      return end();
    },
  };
}

/** Its environment is empty: no secret is within its reach. It never keeps the server from exiting. */
function startWorker(): Worker {
  const worker = new Worker(new URL('worker/main.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
  });
  worker.unref();
  return worker;
}

/** @throws Error if the thread fails, ends, or takes too long */
function nextReply(worker: Worker, order: Order): Promise<Drawn> {
  const { promise, resolve, reject } = Promise.withResolvers<Drawn>();
  const fail = (error: Error) => reject(error);
  const exit = () => reject(new Error('The thread that draws posters ended.'));
  const clock = setTimeout(
    () => reject(new Error('A poster took too long to draw.')),
    workLimit,
  ).unref();
  worker.once('message', resolve).once('error', fail).once('exit', exit);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(order);
  return promise.finally(() => {
    clearTimeout(clock);
    worker.off('message', resolve).off('error', fail).off('exit', exit);
  });
}

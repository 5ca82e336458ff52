import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { MINUTE, SECOND } from '../../contract/durations.ts';
import type { Answer, Order } from './decoder/messages.ts';

export interface DecoderLimits {
  /** Milliseconds to start and load the decoders: a tenth of a second, and far longer on a busy machine. */
  start: number;
  /** Milliseconds for one picture; a large photograph takes a tenth of a second. */
  work: number;
  /** Milliseconds without a picture, after which the process ends. */
  idle: number;
  /** Bytes; the largest picture that we accept takes 400 MB. */
  memory: number;
}

export const decoderLimits: DecoderLimits = {
  start: 20 * SECOND,
  work: 5 * SECOND,
  idle: MINUTE,
  memory: 1_000_000_000,
};

/** How a picture ended that the decoder did not answer. */
export type Outcome = Exclude<Answer, { is: 'ready' }> | { is: 'killed' } | { is: 'crashed' };

/** What the process did instead of an answer. */
export const ended = { killed: 'took too long and was killed', crashed: 'crashed' };

/** A process that decodes one picture at a time, and can be killed while it does. */
export interface Decoder {
  /** @throws Error if the process cannot be started */
  decode(order: Order): Promise<Outcome>;
  /** Of the running process, if there is one. */
  readonly pid: number | undefined;
  close(): void;
}

const program = fileURLToPath(new URL('decoder/main.ts', import.meta.url));

/** Starts its process for the first picture, again after it was killed or crashed, and ends it when idle. */
export function createDecoder(limits: DecoderLimits): Decoder {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    child?.kill('SIGKILL');
    child = null;
  };
  const running = async () => {
    if (child?.connected) return child;
    end();
    child = start(limits.memory);
    const started = await nextAnswer(child, limits.start);
    if (started.is === 'ready') return child;
    end();
    const hasEnded = started.is === 'killed' || started.is === 'crashed';
    const why = hasEnded ? ended[started.is] : 'sent something else';
    throw new Error(`The process that decodes pictures did not start: it ${why}.`);
  };
  return {
    async decode(order) {
      clearTimeout(idle);
      const decoder = await running();
      decoder.send(order, () => {
        // If it cannot be sent, the process has ended, which is noticed anyway.
      });
      const outcome = await nextAnswer(decoder, limits.work);
      if (outcome.is === 'killed' || outcome.is === 'crashed' || outcome.is === 'ready') end();
      idle = setTimeout(end, limits.idle).unref();
      return outcome.is === 'ready' ? { is: 'crashed' } : outcome;
    },
    get pid() {
      return child?.pid;
    },
    close() {
      clearTimeout(idle);
      end();
    },
  };
}

/**
 * Gives it an empty environment, so that no secret is within its reach, and a small heap: pictures are kept
 * outside of it. It never keeps the server from exiting.
 */
function start(maxMemory: number): ChildProcess {
  const child = fork(program, [String(maxMemory)], {
    env: {},
    execArgv: ['--max-old-space-size=64'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A process that cannot be started also counts as crashed; without a listener the error would be thrown.
  child.on('error', () => {});
  child.unref();
  child.channel?.unref();
  return child;
}

/** @param limit milliseconds, after which it counts as killed: the caller ends the process. */
function nextAnswer(child: ChildProcess, limit: number): Promise<Answer | Outcome> {
  const { promise, resolve } = Promise.withResolvers<Answer | Outcome>();
  const crash = () => resolve({ is: 'crashed' });
  const clock = setTimeout(resolve, limit, { is: 'killed' });
  child.once('message', resolve).once('exit', crash).once('error', crash);
  return promise.finally(() => {
    clearTimeout(clock);
    child.off('message', resolve).off('exit', crash).off('error', crash);
  });
}

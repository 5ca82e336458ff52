import cluster from 'node:cluster';
import { once } from 'node:events';
import { brand } from '../../../contract/brand.ts';
import { ConfigError } from '../../config/config-error.ts';
import type { ProcessMetrics } from '../../metrics/worker-metrics.ts';
import { watchHeartbeat } from './heartbeat.ts';
import { protocol, type Announcement, type Answer, type Assignment } from './messages.ts';
import type { FromPrimary, FromWorker, Question } from './messages.ts';

/** How a worker's process ended. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** It was killed because it no longer answered. */
  wasSilent: boolean;
}

/** One worker's process, from its start to its end. */
export interface Member {
  slot: number;
  pid: number | undefined;
  /** Once it serves. Rejects if it ends before that. */
  running: Promise<Announcement>;
  ended: Promise<Ending>;
  /** Asks it to finish what it does and to exit, while others serve. */
  retire(): void;
  kill(signal: NodeJS.Signals): void;
  /** What it measured about itself; undefined if it does not answer in time. */
  measure(): Promise<ProcessMetrics | undefined>;
}

/** A worker ended before it served. */
export class WorkerStartError extends ConfigError {
  /** It has already printed why. */
  readonly isReported: boolean;

  constructor(message: string, isReported: boolean) {
    super(message);
    this.isReported = isReported;
  }
}

/** Milliseconds; reading a process's metrics takes a few of them. */
const measureLimit = 1_000;

/**
 * Starts a worker. One that stops answering is killed.
 * @param answer what the primary knows and workers ask for
 * @param heartbeat milliseconds between questions whether it is alive; see `watchHeartbeat`
 */
export function startMember(
  assignment: Assignment,
  answer: (question: Question) => Promise<Answer>,
  heartbeat?: number,
): Member {
  const worker = cluster.fork();
  const { promise: running, resolve, reject } = Promise.withResolvers<Announcement>();
  const measurements = new Map<number, (metrics: ProcessMetrics) => void>();
  let measured = 0;
  let hasReported = false;
  // A message to a process that has just ended is lost; that it ended is noticed anyway.
  const send = (message: FromPrimary) => void worker.send(message, () => {});
  let wasSilent = false;
  const onSilence = () => {
    wasSilent = true;
    worker.process.kill('SIGKILL');
  };
  let watch: ReturnType<typeof watchHeartbeat> | undefined;
  worker.on('error', () => {});
  worker.on('message', (message: FromWorker) => {
    if (message.is === 'hello' && message.protocol === protocol) send({ is: 'start', assignment });
    else if (message.is === 'hello') {
      reject(new WorkerStartError(newerText, false));
      worker.process.kill('SIGKILL');
    } else if (message.is === 'running') {
      watch = watchHeartbeat(() => send({ is: 'ping' }), onSilence, heartbeat);
      resolve(message.announcement);
    } else if (message.is === 'pong') watch?.answered();
    else if (message.is === 'failed') hasReported = true;
    else if (message.is === 'measured') measurements.get(message.id)?.(message.metrics);
    else {
      const { id, question } = message;
      void answer(question).then((reply) => send({ is: 'answer', id, answer: reply }));
    }
  });
  const ended = once(worker, 'exit').then((values) => {
    const [code, signal] = values as [number | null, NodeJS.Signals | null]; // Node's own
    const ending = { code, signal, wasSilent };
    const what = `A worker ended while it was starting (${endingText(ending)}).`;
    reject(new WorkerStartError(what, hasReported));
    watch?.stop();
    return ending;
  });
  running.catch(() => {}); // who waits for it gets the error
  return {
    slot: assignment.slot,
    pid: worker.process.pid,
    running,
    ended,
    retire: () => send({ is: 'retire' }),
    kill: (signal) => void worker.process.kill(signal),
    async measure() {
      const id = (measured += 1);
      const { promise, resolve: done } = Promise.withResolvers<ProcessMetrics | undefined>();
      measurements.set(id, done);
      const timer = setTimeout(() => done(undefined), measureLimit);
      void ended.then(() => done(undefined));
      send({ is: 'measure', id });
      return promise.finally(() => {
        clearTimeout(timer);
        measurements.delete(id);
      });
    },
  };
}

/** Such as "exit code 1" or "SIGKILL". */
export function endingText({ code, signal, wasSilent }: Ending): string {
  if (wasSilent) return 'it had stopped answering';
  return signal ?? `exit code ${code}`;
}

const newerText = `The installed version of ${brand.name} needs a restart: stop it, and start it again.`;

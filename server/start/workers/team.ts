import type { Logger } from 'pino';
import type { ProcessMetrics } from '../../metrics/worker-metrics.ts';
import { WorkerStartError, type Member } from './member.ts';
import type { Announcement } from './messages.ts';
import { Slot } from './slot.ts';

/** The N workers, seen from the primary. */
export interface Team {
  /** Starts all workers. @throws WorkerStartError if one of them ends before it serves */
  start(): Promise<Announcement>;
  /**
   * Replaces the workers, one after another. Asked again meanwhile, it does so once more at the end.
   * @returns false if one could not be started: it and the following ones stay as they are. Null if it was
   * asked again: who asked first learns the outcome
   */
  renew(): Promise<boolean> | null;
  measure(): Promise<ProcessMetrics[]>;
  /** Forwards the signal. @returns true once all have ended, as they should have */
  stop(signal: NodeJS.Signals): Promise<boolean>;
}

/** @param fork starts the process of a slot */
export function createTeam(
  size: number,
  fork: (slot: number, isFirst: boolean) => Member,
  log: Logger,
): Team {
  const slots = Array.from(
    { length: size },
    (_, index) => new Slot((isFirst) => fork(index + 1, isFirst), log),
  );
  let renewing: Promise<boolean> | null = null;
  let isAskedAgain = false;
  let isStopping = false;
  const renewAll = async () => {
    do {
      isAskedAgain = false;
      for (const slot of slots) {
        if (isStopping) return true;
        try {
          await slot.renew();
        } catch (error) {
          if (isStopping) return true;
          const isSaid = error instanceof WorkerStartError && error.isReported;
          if (!isSaid) log.error({ err: error }, 'a worker could not be started');
          return false;
        }
      }
    } while (isAskedAgain);
    return true;
  };
  return {
    async start() {
      // The first one fills an empty database; the others find everything as it should be.
      const [first, ...others] = slots as [Slot, ...Slot[]]; // size is at least 1
      const announcement = await first.start(true);
      if (!isStopping) await Promise.all(others.map((slot) => slot.start(false)));
      return announcement;
    },
    renew() {
      isAskedAgain = renewing !== null;
      if (isAskedAgain) return null;
      renewing = renewAll().finally(() => (renewing = null));
      return renewing;
    },
    async measure() {
      const measured = await Promise.all(slots.map(async ({ current }) => current?.measure()));
      return measured.filter((metrics) => metrics !== undefined);
    },
    async stop(signal) {
      isStopping = true;
      const endings = await Promise.all(slots.map((slot) => slot.stop(signal)));
      return endings.flat().every(({ code }) => code === 0);
    },
  };
}

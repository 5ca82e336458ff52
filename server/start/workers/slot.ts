import { setTimeout as wait } from 'node:timers/promises';
import { SECOND } from '../../../contract/durations.ts';
import type { Logger } from 'pino';
import { endingText, WorkerStartError, type Ending, type Member } from './member.ts';
import type { Announcement } from './messages.ts';

/** Pauses before a worker that ended soon after its start is replaced: 0.25 s, 0.5 s, 1 s … 30 s. */
const firstPause = SECOND / 4;
const longestPause = 30 * SECOND;

/** A worker that served this long is replaced at once. */
const soon = 10 * SECOND;

/** A retiring worker ends within 12 s for idle connections and 20 s for requests; this is never needed. */
const retireLimit = 40 * SECOND;

/** One of the N workers: its process, and the one that takes its place. */
export class Slot {
  readonly #fork: (isFirst: boolean) => Member;
  readonly #log: Logger;
  readonly #stopping = new AbortController();
  #current: Member | null = null;
  #replacing: Promise<void> = Promise.resolve();
  #isRenewing = false;
  #pause = firstPause;
  #endings: Promise<Ending>[] = [];

  constructor(fork: (isFirst: boolean) => Member, log: Logger) {
    this.#fork = fork;
    this.#log = log;
  }

  /** The process that serves. */
  get current(): Member | null {
    return this.#current;
  }

  /** Starts a process, which from then on is replaced whenever it ends. @throws WorkerStartError */
  async start(isFirst: boolean): Promise<Announcement> {
    const member = this.#begin(isFirst);
    const announcement = await member.running;
    this.#serve(member);
    return announcement;
  }

  /** Replaces the process: the next one serves before this one stops. @throws WorkerStartError */
  async renew(): Promise<void> {
    await this.#replacing;
    const old = this.#current;
    const next = await this.#beginNext();
    this.#serve(next);
    if (!old) return;
    old.retire();
    const timer = setTimeout(() => old.kill('SIGKILL'), retireLimit);
    await old.ended;
    clearTimeout(timer);
  }

  /** If the old one ends meanwhile, this is its successor: a second one would be in nobody's list. */
  async #beginNext(): Promise<Member> {
    this.#isRenewing = true;
    try {
      const next = this.#begin(false);
      await next.running;
      return next;
    } catch (error) {
      if (!this.#current) this.#replacing = this.#replace(true);
      throw error;
    } finally {
      this.#isRenewing = false;
    }
  }

  /** Forwards a signal that ends the process, and no longer replaces it. @returns how all of them ended */
  stop(signal: NodeJS.Signals): Promise<Ending[]> {
    this.#stopping.abort();
    for (const member of this.#alive) member.kill(signal);
    return Promise.all(this.#endings);
  }

  readonly #alive = new Set<Member>();

  #begin(isFirst: boolean): Member {
    const member = this.#fork(isFirst);
    this.#alive.add(member);
    this.#endings.push(member.ended);
    void member.ended.then(() => {
      this.#alive.delete(member);
      // Only those that end during a stop count.
      if (!this.#stopping.signal.aborted)
        this.#endings = this.#endings.filter((ending) => ending !== member.ended);
    });
    return member;
  }

  #serve(member: Member): void {
    this.#current = member;
    const since = performance.now();
    void member.ended.then((ending) => {
      if (this.#current !== member) return;
      this.#current = null;
      if (this.#stopping.signal.aborted) return;
      const isSoon = performance.now() - since < soon;
      if (!isSoon) this.#pause = firstPause;
      this.#log.error(
        { worker: member.slot, workerPid: member.pid },
        `a worker ended (${endingText(ending)}) and is replaced`,
      );
      if (!this.#isRenewing) this.#replacing = this.#replace(isSoon);
    });
  }

  /** Until one serves, or all of them stop. */
  async #replace(afterPause: boolean): Promise<void> {
    const { signal } = this.#stopping;
    for (let isPausing = afterPause; !signal.aborted; isPausing = true) {
      if (isPausing) {
        await wait(this.#pause, undefined, { signal }).catch(() => undefined);
        this.#pause = Math.min(2 * this.#pause, longestPause);
      }
      if (signal.aborted) return;
      try {
        await this.start(false);
        return;
      } catch (error) {
        const isSaid = error instanceof WorkerStartError && error.isReported;
        if (!signal.aborted && !isSaid)
          this.#log.error({ err: error }, 'a worker could not be started');
      }
    }
  }
}

import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Answer, Call } from './call.ts';
import { type Journal, type Kind, note } from './journal.ts';

/** Sends calls and notes down what came back. */
export interface Sender {
  attempt(kind: Kind, call: Call): Promise<Answer>;
  /** Repeats a call until it succeeds. @returns whether it did before it was given up. */
  insist(kind: Kind, call: Call): Promise<boolean>;
  /** From then on, calls that fail are not repeated any more. */
  giveUpIn(milliseconds: number): void;
}

/** How a page repeats a call that failed: the same key, after a moment. */
const repeatPauseMs = 250;
/** One in so many acknowledged calls is repeated, as if the answer had been lost. */
const needlessRepeat = 10;

export function senderOf(call: (call: Call) => Promise<Answer>, journal: Journal): Sender {
  let deadline = Number.POSITIVE_INFINITY;
  const attempt = async (kind: Kind, request: Call) => {
    const sentAt = performance.now();
    const answer = await call(request);
    note(journal, kind, sentAt, answer);
    return answer;
  };
  return {
    attempt,
    async insist(kind, request) {
      while (!succeeded(await attempt(kind, request))) {
        if (performance.now() > deadline) return false;
        await wait(repeatPauseMs);
      }
      if (kind !== 'edit' && randomInt(needlessRepeat) === 0) await attempt(kind, request);
      return true;
    },
    giveUpIn: (milliseconds) => void (deadline = performance.now() + milliseconds),
  };
}

export function succeeded({ status }: Pick<Answer, 'status'>): boolean {
  return status >= 200 && status < 300;
}

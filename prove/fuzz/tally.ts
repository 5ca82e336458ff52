import { type Fault, faults } from './inspect-answer.ts';
import type { Plan } from './plan.ts';
import { type Answer, isShed, type Sent } from './send.ts';

/** Failures that are printed in full, of each kind. */
const shown = 8;

export interface Tally {
  answers: number;
  /** How many were sent between two comparisons of the database. */
  compared: number;
  shed: number;
  cutOff: number;
  statuses: Record<number, number>;
  counts: Record<Fault, number>;
  examples: object[];
  count(answer: Answer): void;
  fail(fault: Fault, plan: Plan, sent: Sent, answer: Answer | undefined, note: string): void;
}

/** @param say tells of each failure at once. */
export function createTally(say: (line: string) => void): Tally {
  const zeros = Object.fromEntries(faults.map((fault) => [fault, 0])) as Tally['counts']; // each of them
  return {
    answers: 0,
    compared: 0,
    shed: 0,
    cutOff: 0,
    statuses: {},
    counts: zeros,
    examples: [],
    count(answer) {
      this.answers += 1;
      this.statuses[answer.status] = (this.statuses[answer.status] ?? 0) + 1;
      if (isShed(answer)) this.shed += 1;
    },
    fail(fault, plan, sent, answer, note) {
      this.counts[fault] += 1;
      if (this.counts[fault] > shown) return;
      const one = example(fault, plan, sent, answer, note);
      this.examples.push(one);
      say(JSON.stringify(one));
    },
  };
}

/** All that is needed to see what happened, and to send it again by hand. */
function example(fault: Fault, plan: Plan, sent: Sent, answer: Answer | undefined, note: string) {
  const { number, role, endpoint, raw } = plan;
  return {
    fault,
    note,
    request: number,
    role,
    call: endpoint?.[0],
    sent: raw
      ? raw.toString('latin1').slice(0, 300)
      : `${sent.method} ${sent.target.slice(0, 300)}`,
    headers: sent.headers
      .filter(([name]) => name !== 'cookie' || role === 'garbage')
      .map(([name, value]) => `${name}: ${value.slice(0, 100)}`),
    body: sent.body?.toString().slice(0, 500),
    answer: answer && `${answer.status || answer.failure} ${answer.body.slice(0, 400)}`,
    answered: answer && JSON.stringify(answer.headers).slice(0, 900),
  };
}

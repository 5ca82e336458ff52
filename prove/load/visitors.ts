import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { markOf } from '../stage/mail-system.ts';
import type { StagedBusiness } from '../stage/people.ts';
import { caller } from './call.ts';
import { clickCall, draftCall, editCall, feedbackBody, feedbackCall, pageCall } from './calls.ts';
import { type Journal, newJournal, tally } from './journal.ts';
import { type Sender, senderOf, succeeded } from './sender.ts';

export interface LoadOptions {
  port: number;
  businesses: readonly StagedBusiness[];
  /** People at a time; each waits for an answer before the next step. */
  visitors: number;
  /** Milliseconds between two steps of a visitor, on average. */
  pauseMs: number;
}

export interface Load {
  journal: Journal;
  /** Ends the load; what was not acknowledged yet is repeated for so long. */
  stop(repeatForMs?: number): Promise<Journal>;
}

/** Visitors who look, draft, click and complain, and owners who edit, until it is stopped. */
export function startLoad({ port, businesses, visitors, pauseMs }: LoadOptions): Load {
  const journal = newJournal();
  const { call, close } = caller(port);
  const sender = senderOf(call, journal);
  const steps = visitorSteps(journal, sender);
  const stopping = new AbortController();
  const { signal } = stopping;

  const visit = async () => {
    await wait(randomInt(20));
    while (!signal.aborted) {
      await pickFrom(steps)(pickFrom(businesses));
      await wait(randomInt(pauseMs * 2 + 1));
    }
  };
  const edit = async ({ id, cookie }: StagedBusiness) => {
    const numbers = { acknowledged: 0, sent: 0 };
    journal.edits.set(id, numbers);
    while (!signal.aborted) {
      numbers.sent += 1;
      if (await sender.insist('edit', editCall(id, cookie, numbers.sent)))
        numbers.acknowledged = numbers.sent;
      await wait(pauseMs * 8);
    }
  };
  const people = [...Array.from({ length: visitors }, visit), ...businesses.map(edit)];
  return {
    journal,
    async stop(repeatForMs = 30_000) {
      stopping.abort();
      sender.giveUpIn(repeatForMs);
      await Promise.all(people);
      close();
      return journal;
    },
  };
}

type VisitorStep = (business: StagedBusiness) => Promise<void>;

/** What a visitor does, as often as it is in this list. */
function visitorSteps(journal: Journal, { attempt, insist }: Sender): VisitorStep[] {
  const draft: VisitorStep = async ({ id }) =>
    tally(journal.drafts, id, await insist('draft', draftCall(id)));
  const complain: VisitorStep = async ({ id }) => {
    const key = randomUUID();
    const sent = { businessId: id, key, body: feedbackBody(key), acknowledged: false };
    journal.feedback.set(markOf(key), sent);
    sent.acknowledged = await insist('feedback', feedbackCall(sent));
  };
  // A click has no key: the page sends it once.
  const click: VisitorStep = async ({ id }) =>
    tally(journal.clicks, id, succeeded(await attempt('google_click', clickCall(id))));
  const look: VisitorStep = async ({ slug }) => void (await attempt('page', pageCall(slug)));
  return [draft, draft, draft, complain, click, click, look, look];
}

function pickFrom<T>(list: readonly T[]): T {
  return list[randomInt(list.length)] as T; // never empty
}

import { SECOND } from '../../contract/durations.ts';

/** An email on its way for longer than this no longer keeps others from being sent. */
const overdueAfter = 5 * SECOND;
/** Domains that left an email unanswered get one at a time, and share these. */
const slowEmails = 3;
/** Forgets the oldest ones beyond this. */
const slowDomainsKept = 1_000;

/** One email being sent. `domain`: a digest of its recipient's, once known. */
export interface Flight {
  isFeedback: boolean;
  domain: string | null;
  startedAt: number;
}

export interface SendingWindow {
  room(): { any: boolean; feedback: boolean; busyDomains: string[] };
  enter(isFeedback: boolean): Flight;
  /** False if the domain has as many emails on their way as it can have. */
  take(flight: Flight, domain: string): boolean;
  leave(flight: Flight): void;
  /** Reports how the last email to this domain went. */
  rate(domain: string, isSlow: boolean): void;
}

/**
 * How many emails this process sends at once: some of it is kept for emails about accounts, and no domain
 * can use up all of it, however slow its mailboxes are.
 * @param connections to the mail server: half of them are left for when the others are overdue.
 */
export function createSendingWindow(
  connections: number,
  now: () => number = () => performance.now(),
): SendingWindow {
  const atLeastOne = (count: number) => Math.max(1, Math.floor(count));
  const most = atLeastOne(connections / 2);
  const maxFeedback = atLeastOne(most * 0.75);
  const maxFeedbackConnections = atLeastOne(connections * 0.65);
  const perDomain = atLeastOne(most / 2);
  const flights = new Set<Flight>();
  const slow = new Set<string>();
  const count = (which: (flight: Flight) => boolean) => [...flights].filter(which).length;
  const isPunctual = ({ startedAt }: Flight) => now() - startedAt < overdueAfter;
  const isSlow = ({ domain }: Flight) => domain !== null && slow.has(domain);

  const isBusy = (domain: string) => {
    const current = count((flight) => flight.domain === domain);
    if (!slow.has(domain)) return current >= perDomain;
    return current > 0 || count(isSlow) >= slowEmails;
  };

  return {
    room() {
      const any = flights.size < connections && count(isPunctual) < most;
      const ofFeedback = (flight: Flight) => flight.isFeedback;
      const feedback =
        any &&
        count(ofFeedback) < maxFeedbackConnections &&
        count((flight) => ofFeedback(flight) && isPunctual(flight)) < maxFeedback;
      const domains = [...flights].flatMap(({ domain }) => domain ?? []);
      return { any, feedback, busyDomains: [...new Set([...domains, ...slow])].filter(isBusy) };
    },
    enter(isFeedback) {
      const flight = { isFeedback, domain: null, startedAt: now() };
      flights.add(flight);
      return flight;
    },
    take(flight, domain) {
      if (isBusy(domain)) return false;
      flight.domain = domain;
      return true;
    },
    leave: (flight) => void flights.delete(flight),
    rate(domain, wasSlow) {
      slow.delete(domain);
      if (wasSlow) slow.add(domain);
      const [oldest] = slow;
      if (oldest !== undefined && slow.size > slowDomainsKept) slow.delete(oldest);
    },
  };
}

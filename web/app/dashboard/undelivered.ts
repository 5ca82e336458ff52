import type { ListedBusiness } from '../../../contract/businesses.ts';
import { readStored, store } from '../../browser-storage.ts';

/** Feedback of one business that was given up; `last` says when, as ISO 8601. */
export interface Undelivered {
  id: number;
  name: string;
  count: number;
  last: string;
}

/** What could not be delivered, business by business. */
export function undeliveredOf(businesses: readonly ListedBusiness[]): Undelivered[] {
  return businesses.flatMap(({ id, name, undelivered }) =>
    undelivered ? [{ id, name, ...undelivered }] : [],
  );
}

/** Whether the owner has put this away in this browser, and nothing was given up since. */
export function isDismissed({ id, last }: Undelivered): boolean {
  return (readStored('localStorage', storageKey(id)) ?? '') >= last;
}

/** Puts it away until something else is given up. Without storage it comes back. */
export function dismissUndelivered({ id, last }: Undelivered): void {
  store('localStorage', storageKey(id), last);
}

function storageKey(id: number): string {
  return `fourgood-undelivered-${id}`;
}

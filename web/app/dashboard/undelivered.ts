import type { ListedBusiness } from '../../../contract/businesses.ts';
import { readStored, store } from '../../browser-storage.ts';

/** Undeliverable feedback of one business; `last` is the time of the latest, as ISO 8601. */
export interface Undelivered {
  id: number;
  name: string;
  count: number;
  last: string;
}

/** Undeliverable feedback, by business. */
export function undeliveredOf(businesses: readonly ListedBusiness[]): Undelivered[] {
  return businesses.flatMap(({ id, name, undelivered }) =>
    undelivered ? [{ id, name, ...undelivered }] : [],
  );
}

/** Whether the owner has dismissed this in this browser, with no failure since. */
export function isDismissed({ id, last }: Undelivered): boolean {
  return (readStored('localStorage', storageKey(id)) ?? '') >= last;
}

/** Dismisses it until another delivery fails. Without storage it reappears. */
export function dismissUndelivered({ id, last }: Undelivered): void {
  store('localStorage', storageKey(id), last);
}

function storageKey(id: number): string {
  return `fourgood-undelivered-${id}`;
}

import { readStored, store } from '../browser-storage.ts';

/** The key of the last sign-in or sign-out in this browser; other tabs get a storage event when it changes. */
export const signalKey = 'fourgood-session';

type SessionChange = 'in' | 'out';

/** Without storage, other tabs notice at their next call. @returns the signal */
export function storeSignal(change: SessionChange): string {
  const signal = `${change} ${Date.now()}`;
  store('localStorage', signalKey, signal);
  return signal;
}

interface LastChange {
  /** As stored; null before the first change. */
  signal: string | null;
  change: SessionChange | undefined;
  at: number;
}

/** The last sign-in or sign-out in this browser. */
export function lastChange(): LastChange {
  const signal = readStored('localStorage', signalKey);
  const [change, time] = signal?.split(' ') ?? [];
  return { signal, change: change as SessionChange | undefined, at: Number(time) }; // by `storeSignal`
}

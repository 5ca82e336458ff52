import { DAY } from '../../contract/durations.ts';
import { readStored } from '../browser-storage.ts';

/**
 * Whether somebody signed in to this browser and never signed out (`session.ts` notes both): if nobody is
 * signed in now, the session has expired or was ended elsewhere. Not after a month, the longest that a
 * session lasts.
 */
export function hasSessionEnded(): boolean {
  const [change, time] = readStored('localStorage', 'fourgood-session')?.split(' ') ?? [];
  return change === 'in' && Date.now() - Number(time) < longestSession;
}

const longestSession = 30 * DAY;

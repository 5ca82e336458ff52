import { DAY } from '../../contract/durations.ts';
import { lastChange } from './session-signal.ts';

/**
 * Whether somebody signed in to this browser and never signed out: if nobody is signed in now, the session
 * has expired or was ended elsewhere. Not after a month, the longest that a session lasts.
 */
export function hasSessionEnded(): boolean {
  const { change, at } = lastChange();
  return change === 'in' && Date.now() - at < longestSession;
}

const longestSession = 30 * DAY;

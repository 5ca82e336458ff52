import { SECOND } from '../../contract/durations.ts';
import { attention, failed, ok, type Finding } from './check.ts';

/** Milliseconds; codes of authenticator apps change every 30 seconds. */
const tolerated = 5 * SECOND;
const tooMuch = 30 * SECOND;

/**
 * Compares another clock with this machine's, which was read before and after.
 * @param whose such as "the database’s"
 */
export function clockFinding(
  whose: string,
  there: Date,
  before: Date,
  after: Date,
): Finding | null {
  const time = there.getTime();
  if (Number.isNaN(time)) return null;
  const early = before.getTime() - time;
  const late = time - after.getTime();
  const seconds = Math.round(Math.max(early, late, 0) / SECOND);
  const todo = 'Turn on time synchronization (NTP) on both machines.';
  if (Math.max(early, late) <= tolerated) return ok(`This machine’s clock agrees with ${whose}.`);
  const text = `This machine’s clock is ${seconds} seconds ${early > 0 ? 'ahead of' : 'behind'} ${whose}.`;
  const harm =
    'Codes and links expire at the wrong time, and codes of authenticator apps may fail.';
  return Math.max(early, late) > tooMuch ? failed(`${text} ${harm}`, todo) : attention(text, todo);
}

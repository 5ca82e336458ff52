import { SECOND } from '../../../contract/durations.ts';
import { tellPrimary } from './ask-primary.ts';
import type { FromPrimary } from './messages.ts';

/** Milliseconds from one question to the next. */
const standardInterval = 5 * SECOND;

/** So many in a row without an answer, half a minute: nothing that a worker does keeps it busy for so long. */
const maxMissed = 6;

/**
 * Asks a worker again and again whether it is alive; questions are counted, not time, so that a pause of the
 * whole machine is nobody's silence. It is watched from its first answer on: an earlier version gives none.
 * @param onSilence called once, when it has stopped answering
 */
export function watchHeartbeat(
  ask: () => void,
  onSilence: () => void,
  interval = standardInterval,
): { answered(): void; stop(): void } {
  let missed: number | null = null;
  const timer = setInterval(() => {
    if (missed !== null && missed >= maxMissed) {
      clearInterval(timer);
      onSilence();
      return;
    }
    if (missed !== null) missed += 1;
    ask();
  }, interval).unref();
  return { answered: () => void (missed = 0), stop: () => clearInterval(timer) };
}

/** The worker's side. */
export function answerHeartbeat(): void {
  process.on('message', (message: FromPrimary) => {
    if (message.is === 'ping') tellPrimary({ is: 'pong' });
  });
}

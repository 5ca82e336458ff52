import { MINUTE } from '../../contract/durations.ts';
import type { Context } from '../context.ts';
import { tellAboutTrouble } from '../domain/trouble/tell-about-trouble.ts';

/** How often each process looks for trouble; an email about it is sent by one of them. */
const interval = 15 * MINUTE;
/** A start that follows an outage lets waiting email go out first. */
const startDelay = 2 * MINUTE;

/** Looks for trouble from time to time. @returns a function that stops and waits for the look in progress */
export function startAlerts(ctx: Context): () => Promise<void> {
  let running = Promise.resolve();
  const look = () => {
    running = tellAboutTrouble(ctx).then(
      () => undefined,
      (error: unknown) => ctx.log.warn({ err: error }, 'could not check for trouble'),
    );
  };
  const timers = [setTimeout(look, startDelay).unref(), setInterval(look, interval).unref()];
  return async () => {
    for (const timer of timers) clearTimeout(timer);
    await running;
  };
}

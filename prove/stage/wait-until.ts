import { setTimeout as wait } from 'node:timers/promises';

/**
 * Asks again and again until the answer is yes.
 * @returns whether it was, within so many milliseconds.
 */
export async function waitUntil(
  isSo: () => Promise<boolean> | boolean,
  withinMs: number,
  everyMs = 20,
): Promise<boolean> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    if (await isSo()) return true;
    if (performance.now() > deadline) return false;
    await wait(everyMs);
  }
}

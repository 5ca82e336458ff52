import { say } from './say.mjs';

/** How often to print that work is still in progress. */
const reminderMs = 5_000;

/**
 * Prints what is being done, that it is still in progress, and how long it took.
 * @param {string} doing such as "Installing packages"
 * @param {string} done such as "Installed packages"
 */
export async function withProgress(doing, done, work) {
  const startedAt = Date.now();
  say(`${doing} …`);
  const reminder = setInterval(
    () => say(`  ${doing.toLowerCase()}: ${seconds(startedAt)}`),
    reminderMs,
  ).unref();
  try {
    const result = await work();
    say(`${done} in ${seconds(startedAt)}.`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}

/** The time since `startedAt`, such as "3.4 s" or "2 min 5 s". */
export function seconds(startedAt) {
  const passed = (Date.now() - startedAt) / 1000;
  return passed < 60
    ? `${passed.toFixed(1)} s`
    : `${Math.floor(passed / 60)} min ${Math.round(passed % 60)} s`;
}

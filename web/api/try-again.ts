/** A wait in whole seconds, minutes or hours, rounded up: "1 minute". */
export function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 59) return counted(Math.max(1, Math.ceil(seconds)), 'second');
  return minutes < 60 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** How the server's messages say that a call may succeed later. */
const vague = /(?:wait a moment and )?(?<try>try) again(?: later| in a moment)?(?=[.,;]| or |$)/i;

/**
 * A message of a refused call that says when to try again: in place of "later" or "in a moment", or after it.
 * @param seconds from `Retry-After`
 */
export function withWait(message: string, seconds: number): string {
  const when = `again in ${waitText(seconds)}`;
  if (vague.test(message)) return message.replace(vague, `$<try> ${when}`);
  return `${message.replace(/[^.!?]$/, '$&.')} Try ${when}.`;
}

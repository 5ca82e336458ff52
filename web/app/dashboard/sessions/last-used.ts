import { DAY, HOUR } from '../../../../contract/durations.ts';

/**
 * When a session was used last, in words. The server records it at most once an hour, so nothing is said
 * more precisely than that.
 */
export function lastUsed(at: string, now: Date): string {
  // A device's clock may be behind the server's.
  const passed = Math.max(0, now.getTime() - Date.parse(at));
  if (passed < HOUR) return 'Active within the last hour';
  return passed < DAY
    ? `Active about ${count(passed / HOUR, 'hour')} ago`
    : `Active about ${count(passed / DAY, 'day')} ago`;
}

function count(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return whole === 1 ? `1 ${unit}` : `${whole} ${unit}s`;
}

import type { Attempt } from './journal.ts';

/** How often each outcome was seen, such as `200 × 812, 503 × 40, ECONNRESET × 3`. */
export function describeStatuses(attempts: readonly Attempt[]): string {
  const counts = new Map<string, number>();
  for (const attempt of attempts)
    counts.set(nameOf(attempt), (counts.get(nameOf(attempt)) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name} × ${count}`)
    .join(', ');
}

/** Allowed while the database is away: success, or a refusal that says when to come back. */
export function isAllowed({ kind, status, retryAfter }: Attempt): boolean {
  if (kind === 'page') return status === 200;
  return (status >= 200 && status < 300) || (status === 503 && retryAfter);
}

function nameOf({ status, failure, retryAfter }: Attempt): string {
  if (failure !== undefined) return failure;
  return status === 503 && !retryAfter ? '503 without Retry-After' : String(status);
}

import type { AdminAddress } from '../admin-address.ts';

/** Which entries of the activity log: whole days in the browser's time zone. Empty for all. */
export function auditQuery({
  search,
  from,
  until,
}: Pick<AdminAddress, 'search' | 'from' | 'until'>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (from) query.set('from', midnight(from, 0));
  if (until) query.set('until', midnight(until, 1));
  return query.toString();
}

/** The start of a day, or of one after it. */
function midnight(day: string, after: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + after).toISOString();
}

import type { AdminTab } from './admin-address.ts';

/** The words on the admin's tabs, and in the browser tab's title. */
export const tabLabels: Readonly<Record<AdminTab, string>> = {
  users: 'Users',
  businesses: 'Businesses',
  pages: 'Review Pages',
  audit: 'Activity log',
  overview: 'Overview',
  checks: 'Checks',
};

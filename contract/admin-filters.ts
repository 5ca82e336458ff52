/** Which rows the admin lists can be limited to. */
export const userFilters = [
  'inactive',
  /** Their address is not verified. */
  'unverified',
  'without_business',
  /** None of their businesses ever had a draft or a click. */
  'never_used',
  /** Deleted, and can still be restored. Every other list leaves these out. */
  'deleted',
] as const;

export const businessFilters = [
  /** Switched off by its owner or an admin. */
  'inactive',
  'suspended',
  /** It never had a draft or a click. */
  'never_used',
  'no_google_link',
  /** A link of it leads to another site than Google's or Facebook's own. */
  'other_link',
] as const;

export type UserFilter = (typeof userFilters)[number];
export type BusinessFilter = (typeof businessFilters)[number];

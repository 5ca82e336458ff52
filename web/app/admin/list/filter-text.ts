import type { BusinessFilter, UserFilter } from '../../../../contract/admin-filters.ts';

interface Choice<Filter extends string> {
  value: Filter | '';
  label: string;
}

/** What a list can show. */
export const userChoices: readonly Choice<UserFilter>[] = [
  { value: '', label: 'All users' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'unverified', label: 'Not verified' },
  { value: 'without_business', label: 'Without a business' },
  { value: 'never_used', label: 'Never used' },
  { value: 'deleted', label: 'Recently deleted' },
];

export const businessChoices: readonly Choice<BusinessFilter>[] = [
  { value: '', label: 'All businesses' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'never_used', label: 'Never used' },
  { value: 'no_google_link', label: 'No Google link' },
  { value: 'other_link', label: 'Link to another site' },
];

/** A filter's label, within a sentence. */
export function filterLabel(filter: UserFilter | BusinessFilter): string {
  return [...userChoices, ...businessChoices].find(({ value }) => value === filter)?.label ?? '';
}

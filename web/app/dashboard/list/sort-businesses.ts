import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { numberKinds, numbersOf } from '../number-kinds.ts';

export type SortKey = 'name' | (typeof numberKinds)[number]['key'];

/** A leading minus sorts downward, as in the API. */
export type SortOrder = SortKey | `-${SortKey}`;

export const sortKeys: readonly SortKey[] = ['name', ...numberKinds.map(({ key }) => key)];
export const sortOrders: readonly SortOrder[] = sortKeys.flatMap(
  (key) => [key, `-${key}`] as const,
);

/** The order that is most useful first: names from A, numbers from the highest. */
export function firstOrder(key: SortKey): SortOrder {
  return key === 'name' ? key : `-${key}`;
}

export function keyOf(order: SortOrder): SortKey {
  return order.replace(/^-/, '') as SortKey; // an order is a key with or without a minus
}

/** The businesses in this order; equal numbers stay in the given order, which is by name. */
export function sortBusinesses(
  byName: readonly ListedBusiness[],
  order: SortOrder,
): readonly ListedBusiness[] {
  if (order === 'name') return byName;
  if (order === '-name') return byName.toReversed();
  const key = keyOf(order) as (typeof numberKinds)[number]['key']; // not `name`
  const sign = order.startsWith('-') ? -1 : 1;
  return byName.toSorted((one, other) => sign * (numbersOf(one)[key] - numbersOf(other)[key]));
}

/** What the numbers of the businesses add up to. */
export function totalsOf(businesses: readonly ListedBusiness[]) {
  const total = (key: (typeof numberKinds)[number]['key']) =>
    businesses.reduce((sum, business) => sum + numbersOf(business)[key], 0);
  return numberKinds.map(({ key, label }) => ({ key, label, total: total(key) }));
}

import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { publicAddress } from '../../../api/public-address.ts';
import { toCsv } from '../csv.ts';
import { statusOf } from '../listed-businesses.ts';
import { numberKinds, numbersOf } from '../number-kinds.ts';

/** One row per business: what it is, its page, and its numbers in total and of the last 30 days. */
export function businessesCsv(businesses: readonly ListedBusiness[]): string {
  const labels = numberKinds.map(({ label }) => label);
  return toCsv([
    [
      'Business',
      'Nickname',
      'City',
      'State',
      'Status',
      'Review page',
      ...labels,
      ...labels.map((label) => `${label}, last 30 days`),
    ],
    ...businesses.map(rowOf),
  ]);
}

function rowOf(business: ListedBusiness): (string | number)[] {
  const { name, nickname, city, state, slug } = business;
  const numbers = numbersOf(business);
  return [
    name,
    nickname ?? '',
    city ?? '',
    state ?? '',
    statusOf(business),
    slug ? publicAddress(slug) : '',
    ...numberKinds.map(({ key }) => numbers[key]),
    ...numberKinds.map(({ key }) => numbers.recent[key].reduce((sum, count) => sum + count, 0)),
  ];
}

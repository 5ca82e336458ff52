import type { ListPage } from '../../../api/fetch-list.ts';
import type { ListText } from './list-text.ts';

/** `1,234 users`, `About 12,000 users`, `10,000+ users`, `12 users match` */
export function totalText(
  { count, isExact, about }: ListPage<unknown>['total'],
  search: string,
  { one, many }: Pick<ListText, 'one' | 'many'>,
): string {
  const isOne = count === 1 && isExact;
  const number = about ? `About ${rounded(about)}` : grouped(count) + (isExact ? '' : '+');
  const all = `${number} ${isOne ? one : many}`;
  return search ? `${all} ${isOne ? 'matches' : 'match'}` : all;
}

/** To two digits: an estimate knows no more. */
function rounded(count: number): string {
  return grouped(Number(count.toPrecision(2)));
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

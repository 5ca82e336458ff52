import type { Size } from '../../../contract/overview.ts';

/** `1 business`, `1,234 businesses` */
export function countOf(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
}

/** `9,876`; `about 1,230,000` where nobody has counted, so that no figure pretends to be exact. */
export function sizeWords({ count, isExact }: Size): string {
  if (isExact) return count.toLocaleString('en-US');
  return `about ${count.toLocaleString('en-US', { maximumSignificantDigits: 3 })}`;
}

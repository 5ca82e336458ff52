import * as z from 'zod/mini';
import { countedRows } from './constraints.ts';

/** The maximum page size of a list; also the default. */
const largestPage = 1_000;

/** @param what the start of the error message, such as `The limit` */
export const wholeNumber = (what: string, least: number, most: number) => {
  const error = `${what} must be a whole number from ${grouped(least)} to ${grouped(most)}`;
  return z.pipe(
    z.pipe(z.string(error).check(z.regex(/^\d{1,16}$/, error)), z.transform(Number)),
    z.int(error).check(z.minimum(least, error), z.maximum(most, error)),
  );
};

/** Which rows of a list. */
export const rangeQuery = z.object({
  limit: z._default(wholeNumber('The limit', 1, largestPage), largestPage),
  offset: z._default(wholeNumber('The offset', 0, countedRows), 0),
});

export type RangeQuery = z.output<typeof rangeQuery>;

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

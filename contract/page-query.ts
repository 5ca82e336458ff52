import * as z from 'zod/mini';
import { largestPage } from './constraints.ts';

/** @param what the start of the error message, such as `The limit` */
export const wholeNumber = (what: string, least: number, most: number) => {
  const error = `${what} must be a whole number from ${grouped(least)} to ${grouped(most)}`;
  return z.pipe(
    z.pipe(z.string(error).check(z.regex(/^\d{1,16}$/, error)), z.transform(Number)),
    z.int(error).check(z.minimum(least, error), z.maximum(most, error)),
  );
};

/** The last row of an owner's own list that can be asked for: far more than anyone has. */
const lastRow = 1_000_000;

export const limitParam = z._default(wholeNumber('The limit', 1, largestPage), largestPage);

/** Which rows of an owner's own list. */
export const rangeQuery = z.object({
  limit: limitParam,
  offset: z._default(wholeNumber('The offset', 0, lastRow), 0),
});

export type RangeQuery = z.output<typeof rangeQuery>;

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

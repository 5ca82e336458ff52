import * as z from 'zod/mini';

/** An IANA name; longer than any of them. */
const text = z.string().check(z.maxLength(64));

/** Names such as `America/Chicago` and `UTC`, but no offsets, which don't follow daylight saving time. */
const named = /^[A-Za-z]+(?:[/_+-][\w+-]*)*$/;

/** Whether this is a time zone of the IANA database that is known here. */
function isTimeZone(name: string): boolean {
  try {
    return named.test(name) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Null sets it back to none. */
export const timeZone = z.optional(
  z.nullable(text.check(z.refine(isTimeZone, 'Please choose a time zone from the list'))),
);

/** A browser's guess, which may be newer than this server's list: then there is none. */
export const guessedTimeZone = z.optional(
  z.pipe(
    z.nullable(text),
    z.transform((name) => (name !== null && isTimeZone(name) ? name : null)),
  ),
);

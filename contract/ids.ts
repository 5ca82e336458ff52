import * as z from 'zod/mini';
import { largestId } from './constraints.ts';

/** Digits only: JavaScript also parses `0x1`, `1e0` and ` 1` as numbers, but they are not ids. */
export const idInPath = z.pipe(
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)),
  z.int().check(z.maximum(largestId)),
);

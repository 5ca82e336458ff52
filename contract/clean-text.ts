import * as z from 'zod/mini';
import { graphemeCount } from './text.ts';

interface CleanText {
  clean: (text: string) => string;
  /** UTF-16 units, above every limit in characters: longer input is neither cleaned nor counted. */
  hardCap: number;
  tooLong?: string | undefined;
  /** The message for what is no text. */
  wrong?: string | undefined;
}

/** A text that is cleaned first; what is then added with `.check()` sees the clean text. */
export const cleanText = ({ clean, hardCap, tooLong, wrong }: CleanText) =>
  z.string(wrong).check(z.maxLength(hardCap, { error: tooLong, abort: true }), z.overwrite(clean));

/** A minimum in characters as people see them. */
export const atLeast = (min: number, message: string) =>
  z.refine<string>((text) => graphemeCount(text) >= min, message);

/** A maximum in characters as people see them. */
export const atMost = (max: number, message: string) =>
  z.refine<string>((text) => graphemeCount(text) <= max, message);

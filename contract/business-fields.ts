import * as z from 'zod/mini';
import { businessConstraints } from './business-constraints.ts';
import { businessMessages, linkError } from './business-rules.ts';
import { atLeast, atMost, cleanText } from './clean-text.ts';
import { completeLink } from './complete-link.ts';
import { asciiEmail, isEmailAddress } from './ascii-email.ts';
import { hasUnshowableCharacters, oneLine } from './one-line.ts';
import { stateAsStored } from './state-code.ts';
import { graphemeCount } from './text.ts';

/**
 * UTF-16 units, above every limit (a hundred family emoji with skin tones have 1,900). Longer input is not
 * even counted.
 */
const hardCap = 2_500;

type TextName = 'name' | 'nickname' | 'city' | 'state' | 'contactName';

/** Null for an empty field. */
export const emptyAsNull = z.transform((text: string) => text || null);

const line = (wrong: string, tooLong = wrong) =>
  cleanText({ clean: oneLine, hardCap, tooLong, wrong });

const isShowable = z.refine<string>(
  (text) => !hasUnshowableCharacters(text),
  businessMessages.unshowable,
);

const { businessTextMinLength, businessTextLength } = businessConstraints;
const short = atMost(businessTextLength, businessMessages.tooLong);

/** At least two characters, and none that are invisible. */
export const requiredText = (name: TextName) => {
  const wrong = businessMessages[name];
  const long = atLeast(businessTextMinLength, wrong);
  return line(wrong, businessMessages.tooLong).check(long, short, isShowable);
};

/** A text that can be omitted, null or empty; then it is null. */
export const optionalText = (name: TextName) => {
  const wrong = businessMessages[name];
  const long = z.refine<string>(
    (text) => text === '' || graphemeCount(text) >= businessTextMinLength,
    wrong,
  );
  const text = line(wrong, businessMessages.tooLong).check(long, short, isShowable);
  return z.optional(z.nullable(z.pipe(text, emptyAsNull)));
};

/** A US state code is stored in capitals. */
export const state = z.pipe(requiredText('state'), z.transform(stateAsStored));

/** A state that can be omitted, null or empty. */
export const optionalState = z.optional(
  z.pipe(
    optionalText('state'),
    z.transform((text) => (text ? stateAsStored(text) : text)),
  ),
);

/** An email address, with its domain in ASCII. */
export const email = line(businessMessages.feedbackEmail).check(
  z.refine(isEmailAddress, { error: businessMessages.feedbackEmail, abort: true }),
  z.overwrite(asciiEmail),
);

/** An email address that can be omitted, null or empty; then it is null. */
export const optionalEmail = z.optional(
  z.nullable(
    z.pipe(
      line(businessMessages.feedbackEmail).check(
        z.refine((text) => text === '' || isEmailAddress(text), {
          error: businessMessages.feedbackEmail,
          abort: true,
        }),
        z.overwrite(asciiEmail),
      ),
      emptyAsNull,
    ),
  ),
);

/** A web address, or null if omitted or empty. */
export const optionalAddress = z.optional(
  z.nullable(
    z.pipe(
      line(businessMessages.url).check(z.overwrite(completeLink), ({ value, issues }) => {
        const message = value && linkError(value);
        if (message) issues.push({ code: 'custom', input: value, message });
      }),
      emptyAsNull,
    ),
  ),
);

const categoryLine = (wrong: string) =>
  line(wrong, businessMessages.category).check(
    atMost(businessConstraints.categoryLength, businessMessages.category),
    isShowable,
  );

/** @param missing the message for an empty name */
export const categoryName = (missing: string) =>
  categoryLine(missing).check(z.refine((one) => one !== '', missing));

export const category = categoryName(businessMessages.category);

export const optionalCategory = z.optional(
  z.nullable(z.pipe(categoryLine(businessMessages.category), emptyAsNull)),
);

export const keywordText = line(businessMessages.keyword).check(
  z.refine((one) => one !== '', businessMessages.keyword),
  atMost(businessConstraints.keywordLength, businessMessages.keyword),
  isShowable,
);

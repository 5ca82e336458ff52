import * as z from 'zod/mini';
import { businessConstraints } from './business-constraints.ts';
import { businessMessages, linkError } from './business-rules.ts';
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

const folded = z.transform(oneLine);

/** Null for an empty field. */
export const emptyAsNull = z.transform((text: string) => text || null);

const trimmed = (wrong: string, tooLong: string = businessMessages.tooLong) =>
  z.pipe(z.string(wrong).check(z.maxLength(hardCap, tooLong)), folded);

const rightText = (wrong: string, mayBeEmpty: boolean) =>
  z.string().check(
    z.refine(
      (text) =>
        (mayBeEmpty && text === '') ||
        graphemeCount(text) >= businessConstraints.businessTextMinLength,
      wrong,
    ),
    z.refine(
      (text) => graphemeCount(text) <= businessConstraints.businessTextLength,
      businessMessages.tooLong,
    ),
    z.refine((text) => !hasUnshowableCharacters(text), businessMessages.unshowable),
  );

/** At least two characters, and none that are invisible. */
export const requiredText = (name: TextName) =>
  z.pipe(trimmed(businessMessages[name]), rightText(businessMessages[name], false));

/** A text that can be omitted, null or empty; then it is null. */
export const optionalText = (name: TextName) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.pipe(trimmed(businessMessages[name]), rightText(businessMessages[name], true)),
        emptyAsNull,
      ),
    ),
  );

/** A US state code is stored in capitals. */
export const state = z.pipe(requiredText('state'), z.transform(stateAsStored));

/** The same, which can be omitted, null or empty. */
export const optionalState = z.optional(
  z.pipe(
    optionalText('state'),
    z.transform((text) => (text ? stateAsStored(text) : text)),
  ),
);

export const email = z.pipe(
  trimmed(businessMessages.feedbackEmail, businessMessages.feedbackEmail),
  z.pipe(
    z.string().check(z.refine(isEmailAddress, businessMessages.feedbackEmail)),
    z.transform(asciiEmail),
  ),
);

export const optionalEmail = z.optional(
  z.nullable(
    z.pipe(
      z.pipe(
        trimmed(businessMessages.feedbackEmail, businessMessages.feedbackEmail),
        z
          .string()
          .check(
            z.refine((one) => one === '' || isEmailAddress(one), businessMessages.feedbackEmail),
          ),
      ),
      z.pipe(z.transform(asciiEmail), emptyAsNull),
    ),
  ),
);

/** A web address, or null if omitted or empty. */
export const optionalAddress = z.optional(
  z.nullable(
    z.pipe(
      z.pipe(
        z.pipe(trimmed(businessMessages.url, businessMessages.url), z.transform(completeLink)),
        z.string().check(({ value, issues }) => {
          const message = value && linkError(value);
          if (message) issues.push({ code: 'custom', input: value, message });
        }),
      ),
      emptyAsNull,
    ),
  ),
);

const categoryText = () =>
  z.string().check(
    z.refine(
      (one) => graphemeCount(one) <= businessConstraints.categoryLength,
      businessMessages.category,
    ),
    z.refine((one) => !hasUnshowableCharacters(one), businessMessages.unshowable),
  );

/** @param missing the message for an empty name */
export const categoryName = (missing: string) =>
  z.pipe(
    trimmed(missing, businessMessages.category),
    categoryText().check(z.refine((one) => one !== '', missing)),
  );

export const category = categoryName(businessMessages.category);

export const optionalCategory = z.optional(
  z.nullable(
    z.pipe(
      z.pipe(trimmed(businessMessages.category, businessMessages.category), categoryText()),
      emptyAsNull,
    ),
  ),
);

export const keywordText = z.pipe(
  trimmed(businessMessages.keyword, businessMessages.keyword),
  z.string().check(
    z.refine((one) => one !== '', businessMessages.keyword),
    z.refine(
      (one) => graphemeCount(one) <= businessConstraints.keywordLength,
      businessMessages.keyword,
    ),
    z.refine((one) => !hasUnshowableCharacters(one), businessMessages.unshowable),
  ),
);

import * as z from 'zod/mini';
import { asciiEmail, isEmailAddress } from './ascii-email.ts';
import { anonymous, feedbackMessages, notProvided } from './feedback-rules.ts';
import { constraints } from './constraints.ts';
import { graphemeCount, withoutUnseen } from './text.ts';

/** Longer than any allowed text in any script, to keep counting characters cheap. */
const hardCap = constraints.feedbackLength * 8;

const line = (wrong?: string, tooLong = wrong) =>
  z.pipe(z.string(wrong).check(z.maxLength(hardCap, tooLong)), z.transform(oneLine));

const name = z.pipe(
  line(feedbackMessages.name, feedbackMessages.nameTooLong),
  z.string().check(
    z.refine((text) => graphemeCount(text) >= constraints.nameMinLength, feedbackMessages.name),
    z.refine((text) => graphemeCount(text) <= constraints.nameLength, feedbackMessages.nameTooLong),
  ),
);

const email = z.pipe(
  line(feedbackMessages.email),
  z.pipe(
    z
      .string()
      .check(
        z.refine((text) => text === notProvided || isEmailAddress(text), feedbackMessages.email),
      ),
    z.transform(asciiEmail),
  ),
);

const phone = z.pipe(
  z.pipe(
    line(undefined, feedbackMessages.phoneTooLong),
    z.transform((text) => text || notProvided),
  ),
  z
    .string()
    .check(
      z.refine(
        (text) => graphemeCount(text) <= constraints.phoneLength,
        feedbackMessages.phoneTooLong,
      ),
    ),
);

const feedback = z.pipe(
  z.pipe(
    z
      .string(feedbackMessages.feedback)
      .check(z.maxLength(hardCap, feedbackMessages.feedbackTooLong)),
    z.transform((text) => text.trim()),
  ),
  z.string().check(
    z.refine(
      (text) => graphemeCount(text) >= constraints.feedbackMinLength,
      feedbackMessages.feedback,
    ),
    z.refine(
      (text) => graphemeCount(text) <= constraints.feedbackLength,
      feedbackMessages.feedbackTooLong,
    ),
  ),
);

/**
 * The business's name and id in the body are ignored: the recipient comes from the path and the database.
 * `Anonymous` and `Not provided` mean that the field was left empty.
 */
export const feedbackBody = z.object({
  name: z._default(name, anonymous),
  email: z._default(email, notProvided),
  phone: z._default(phone, notProvided),
  feedback,
  businessName: z.optional(z.string().check(z.maxLength(hardCap))),
  businessId: z.optional(z.int()),
});

export type Feedback = Pick<z.output<typeof feedbackBody>, 'name' | 'email' | 'phone' | 'feedback'>;

/** Replaces line breaks and other control characters, for a single-line field, and drops what is unseen. */
function oneLine(text: string): string {
  return withoutUnseen(text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

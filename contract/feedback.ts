import * as z from 'zod/mini';
import { asciiEmail, isEmailAddress } from './ascii-email.ts';
import { atLeast, atMost, cleanText } from './clean-text.ts';
import { anonymous, feedbackMessages, notProvided } from './feedback-rules.ts';
import { constraints } from './constraints.ts';
import { withoutUnseen } from './text.ts';

/** Longer than any allowed text in any script, to keep counting characters cheap. */
const hardCap = constraints.feedbackLength * 8;

const line = (tooLong?: string, wrong = tooLong) =>
  cleanText({ clean: oneLine, hardCap, tooLong, wrong });

const name = line(feedbackMessages.nameTooLong, feedbackMessages.name).check(
  atLeast(constraints.nameMinLength, feedbackMessages.name),
  atMost(constraints.nameLength, feedbackMessages.nameTooLong),
);

const email = line(feedbackMessages.email).check(
  z.refine((text) => text === notProvided || isEmailAddress(text), {
    error: feedbackMessages.email,
    abort: true,
  }),
  z.overwrite(asciiEmail),
);

const phone = cleanText({
  clean: (text) => oneLine(text) || notProvided,
  hardCap,
  tooLong: feedbackMessages.phoneTooLong,
}).check(atMost(constraints.phoneLength, feedbackMessages.phoneTooLong));

const feedback = cleanText({
  clean: (text) => text.trim(),
  hardCap,
  tooLong: feedbackMessages.feedbackTooLong,
  wrong: feedbackMessages.feedback,
}).check(
  atLeast(constraints.feedbackMinLength, feedbackMessages.feedback),
  atMost(constraints.feedbackLength, feedbackMessages.feedbackTooLong),
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

import { constraints } from './constraints.ts';
import { graphemeCount } from './text.ts';

/** Sent for an empty name, email or phone. */
export const anonymous = 'Anonymous';
export const notProvided = 'Not provided';

/** Messages of the feedback form: identical on screen and from the server. */
export const feedbackMessages = {
  name: 'Name is required',
  nameTooLong: `Please use ${constraints.nameLength} characters or fewer`,
  email: 'Please enter a valid email address',
  phoneTooLong: `Please use ${constraints.phoneLength} characters or fewer`,
  feedback: `Please provide some feedback (minimum ${constraints.feedbackMinLength} characters)`,
  // Formatted when it is read: a slow phone takes 100 ms to format its first number.
  get feedbackTooLong() {
    return `Please use ${constraints.feedbackLength.toLocaleString('en-US')} characters or fewer`;
  },
} as const;

export interface FeedbackForm {
  name: string;
  email: string;
  phone: string;
  feedback: string;
}

/** What is still missing or wrong in a form, by field. Empty if it can be sent. */
export function feedbackErrors(form: FeedbackForm): Partial<Record<keyof FeedbackForm, string>> {
  const name = graphemeCount(form.name.trim());
  const feedback = graphemeCount(form.feedback.trim());
  return {
    ...(name < constraints.nameMinLength && { name: feedbackMessages.name }),
    ...(name > constraints.nameLength && { name: feedbackMessages.nameTooLong }),
    ...(!looksLikeEmail(form.email.trim()) && { email: feedbackMessages.email }),
    ...(graphemeCount(form.phone.trim()) > constraints.phoneLength && {
      phone: feedbackMessages.phoneTooLong,
    }),
    ...(feedback < constraints.feedbackMinLength && { feedback: feedbackMessages.feedback }),
    ...(feedback > constraints.feedbackLength && { feedback: feedbackMessages.feedbackTooLong }),
  };
}

/** What the form sends: `Anonymous` and `Not provided` for empty fields. */
export function feedbackPayload(form: FeedbackForm): FeedbackForm {
  return {
    name: form.name.trim() || anonymous,
    email: form.email.trim() || notProvided,
    phone: form.phone.trim() || notProvided,
    feedback: form.feedback.trim(),
  };
}

/** One plain ASCII address: the pattern of `<input type=email>` (HTML, 4.10.5.1.5) with a dot in the host. */
export function isEmail(text: string): boolean {
  return text.length <= constraints.emailLength && emailPattern.test(text);
}

/** An international domain is fine, too; only the server converts it (`ascii-email.ts`), to keep this light. */
function looksLikeEmail(text: string): boolean {
  return isEmail(text.replace(/[^ -~](?=[^@]*$)/g, 'x'));
}

const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

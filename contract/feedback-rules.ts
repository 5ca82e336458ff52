import { limits } from './limits.ts';
import { graphemeCount } from './text.ts';

/** 1§7: what is sent in place of an empty name, e-mail or phone. */
export const anonymous = 'Anonymous';
export const notProvided = 'Not provided';

/** V-20 … V-24: the same words on the screen and from the server. */
export const feedbackMessages = {
  name: 'Name is required',
  nameTooLong: `Please use ${limits.nameLength} characters or fewer`,
  email: 'Please enter a valid email address',
  phoneTooLong: `Please use ${limits.phoneLength} characters or fewer`,
  feedback: `Please provide some feedback (minimum ${limits.feedbackMinLength} characters)`,
  feedbackTooLong: `Please use ${limits.feedbackLength.toLocaleString('en-US')} characters or fewer`,
} as const;

export interface FeedbackForm {
  name: string;
  email: string;
  phone: string;
  feedback: string;
}

/** What a form still lacks, by field. Empty when it can be sent. */
export function feedbackProblems(form: FeedbackForm): Partial<Record<keyof FeedbackForm, string>> {
  const name = graphemeCount(form.name.trim());
  const feedback = graphemeCount(form.feedback.trim());
  return {
    ...(name < limits.nameMinLength && { name: feedbackMessages.name }),
    ...(name > limits.nameLength && { name: feedbackMessages.nameTooLong }),
    ...(!isEmail(form.email.trim()) && { email: feedbackMessages.email }),
    ...(graphemeCount(form.phone.trim()) > limits.phoneLength && {
      phone: feedbackMessages.phoneTooLong,
    }),
    ...(feedback < limits.feedbackMinLength && { feedback: feedbackMessages.feedback }),
    ...(feedback > limits.feedbackLength && { feedback: feedbackMessages.feedbackTooLong }),
  };
}

/** What the form sends: literals in place of what was left empty (F-08 … F-10). */
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
  return text.length <= limits.emailLength && emailPattern.test(text);
}

const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

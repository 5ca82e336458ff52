import { feedbackErrors } from '../../../contract/feedback-rules.ts';
import { idempotentRequest, type IdempotentRequest } from '../../api/idempotent-request.ts';
import { ApiError } from '../../api/errors.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { readFeedback, showErrors } from './feedback-fields.ts';
import { failedFeedbackToast, receivedToast } from './feedback-toasts.ts';
import { feedbackBody, sendFeedback } from './send-feedback.ts';

interface Feedback {
  business: { id: number; name: string };
  /** Stores the attempt until it has succeeded, possibly across a reload. */
  attempts: { feedback?: IdempotentRequest };
  /** May reset the form; until then, or until the page is left, it shows what was sent. */
  onReceived: () => void;
  /** The business takes no feedback anymore. */
  onInactive: (words: string) => void;
}

/** Attaches to the server-rendered form: validates on submit, then on every change, and sends. */
export function attachFeedbackForm(form: HTMLFormElement, feedback: Feedback): void {
  let isChecked = false;
  const check = () => showErrors(form, feedbackErrors(readFeedback(form)));

  form.addEventListener('input', () => {
    if (isChecked) check();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.querySelector('[aria-busy=true]')) return;
    toasts.dismiss(); // such as "Nothing to copy yet", over the fields
    isChecked = true;
    const problem = check();
    if (problem) problem.focus();
    else void send(form, feedback);
  });
  form.addEventListener('reset', () => {
    isChecked = false;
    showErrors(form, {});
    delete feedback.attempts.feedback;
    form.inert = false;
  });
  addEventListener('pagehide', () => {
    if (form.inert) form.reset();
  });
  for (const button of form.querySelectorAll('button')) button.disabled = false;
}

async function send(form: HTMLFormElement, feedback: Feedback) {
  const { business, attempts, onReceived, onInactive } = feedback;
  const body = feedbackBody(readFeedback(form), business);
  const attempt = idempotentRequest(body, attempts.feedback);
  attempts.feedback = attempt;
  setPending(form, true);
  try {
    await sendFeedback(body, attempt.key);
    form.inert = true;
    toasts.show(receivedToast);
    onReceived();
  } catch (error) {
    console.error('Failed to send feedback:', error);
    if (error instanceof ApiError && error.code === 'business_inactive') {
      onInactive(body.feedback);
      return;
    }
    toasts.show(failedFeedbackToast(error));
    if (error instanceof ApiError) showErrors(form, error.fields)?.focus();
  } finally {
    setPending(form, false);
  }
}

/** Not disabled while pending: it would lose the focus. */
function setPending(form: HTMLFormElement, isPending: boolean): void {
  const button = form.querySelector('[type=submit]')!; // `FeedbackForm` has it
  for (const state of ['aria-disabled', 'aria-busy']) button.setAttribute(state, `${isPending}`);
}

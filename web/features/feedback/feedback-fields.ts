import type { FeedbackForm } from '../../../contract/feedback-rules.ts';

export type FeedbackField = keyof FeedbackForm;
export type FeedbackErrors = Partial<Record<FeedbackField, string>>;

/** In the order of the form: the first with a problem gets the focus. */
const feedbackFields = ['name', 'email', 'phone', 'feedback'] as const;

/** What stands in the form now. */
export function readFeedback(form: HTMLFormElement): FeedbackForm {
  return Object.fromEntries(new FormData(form)) as unknown as FeedbackForm; // four fields of text
}

/** Puts saved words back where nothing was typed since. */
export function restoreFeedback(form: HTMLFormElement, saved: FeedbackForm): void {
  for (const name of feedbackFields) {
    const field = fieldOf(form, name);
    field.value = field.value || saved[name];
  }
}

/** Shows each problem in the place of the field's hint. Answers with the first field that has one. */
export function showErrors(
  form: HTMLFormElement,
  problems: FeedbackErrors,
): HTMLElement | undefined {
  for (const name of feedbackFields) {
    const problem = problems[name];
    const field = fieldOf(form, name);
    field.setAttribute('aria-invalid', String(Boolean(problem)));
    const note = field.nextElementSibling as HTMLElement; // `Field` draws it there
    note.textContent = problem ?? note.dataset['hint'] ?? '';
  }
  const first = feedbackFields.find((name) => problems[name]);
  return first && fieldOf(form, first);
}

/** The field of that name. */
function fieldOf(form: HTMLFormElement, name: FeedbackField) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement; // `FeedbackForm` has it
}

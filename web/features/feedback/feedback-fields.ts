import type { FeedbackForm } from '../../../contract/feedback-rules.ts';

export type FeedbackField = keyof FeedbackForm;
export type FeedbackErrors = Partial<Record<FeedbackField, string>>;

/** In form order: the first with a problem gets the focus. */
const feedbackFields = ['name', 'email', 'phone', 'feedback'] as const;

/** The form's current values. */
export function readFeedback(form: HTMLFormElement): FeedbackForm {
  return Object.fromEntries(new FormData(form)) as unknown as FeedbackForm; // four fields of text
}

/** Restores saved text into fields that are still empty. */
export function restoreFeedback(form: HTMLFormElement, saved: FeedbackForm): void {
  for (const name of feedbackFields) {
    const field = fieldOf(form, name);
    field.value = field.value || saved[name];
  }
}

/** Shows each problem in place of the field's hint. @returns the first field that has one */
export function showErrors(
  form: HTMLFormElement,
  problems: FeedbackErrors,
): HTMLElement | undefined {
  for (const name of feedbackFields) {
    const problem = problems[name];
    const field = fieldOf(form, name);
    field.setAttribute('aria-invalid', String(Boolean(problem)));
    const note = field.nextElementSibling as HTMLElement; // `Field` renders it there
    note.textContent = problem ?? note.dataset['hint'] ?? '';
  }
  const first = feedbackFields.find((name) => problems[name]);
  return first && fieldOf(form, first);
}

function fieldOf(form: HTMLFormElement, name: FeedbackField) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement; // `FeedbackForm` has it
}

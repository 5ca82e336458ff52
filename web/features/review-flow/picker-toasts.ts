import { constraints } from '../../../contract/constraints.ts';
import type { Toast } from '../../ui/toast-queue.ts';

/** Toasts of the sentiment picker. */
export const pickerToasts = {
  maximum: {
    title: 'Maximum sentiments reached',
    description: 'You can select up to four sentiments',
  },
  empty: { title: 'Please enter a sentiment', description: 'Custom sentiment cannot be empty' },
  duplicate: { title: 'Duplicate sentiment', description: 'This sentiment is already selected' },
  name: {
    title: 'Invalid characters',
    description: 'Please use only letters, spaces, apostrophes, and hyphens',
  },
  note: {
    title: 'Please keep it short',
    description: `You can use up to ${constraints.noteLength} characters`,
  },
  none: {
    title: 'Please select at least one sentiment',
    description: 'Choose how you felt about your healthcare experience',
  },
} as const satisfies Record<string, Toast>;

/** When a selection has fewer or more than four. */
export function notFour(count: number): Toast {
  return {
    title: 'Please select four sentiments',
    description: `You currently have ${count} selected`,
  };
}

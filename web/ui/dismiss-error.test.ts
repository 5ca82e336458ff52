import { expect, it } from 'vitest';
import { dismissError } from './dismiss-error.ts';
import { toasts } from './toast-queue.ts';

it('closes an error, and nothing else', () => {
  toasts.show({ title: 'Failed', tone: 'danger' });
  dismissError();
  expect(toasts.current()).toBeUndefined();
  toasts.show({ title: 'Saved' });
  dismissError();
  expect(toasts.current()?.title).toBe('Saved');
  toasts.dismiss();
});

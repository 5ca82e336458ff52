import type { CheckResult } from '../../../../contract/checks.ts';
import type { Toast } from '../../../ui/toast-queue.ts';
import { isRefusal } from '../users/user-toasts.ts';

/** Toasts after a test email. */
export const checkToasts = {
  sent: ({ state, text, todo }: CheckResult): Toast =>
    state === 'ok'
      ? { title: 'Test email sent', description: text, duration: 8_000 }
      : {
          title: 'Test email not sent',
          description: todo === undefined ? text : `${text} ${todo}`,
          duration: 12_000,
          ...(state === 'failed' && { tone: 'danger' as const }),
        },
  failed: (error: unknown): Toast => ({
    title: 'Test email not sent',
    description: error instanceof Error && isRefusal(error) ? error.message : 'Please try again.',
    tone: 'danger',
  }),
};

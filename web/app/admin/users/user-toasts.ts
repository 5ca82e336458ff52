import type { AdminUser } from '../../../../contract/admin.ts';
import { ApiError } from '../../../api/errors.ts';
import type { Toast } from '../../../ui/toast-queue.ts';

/** Toasts after an action on an account. */
export const userToasts = {
  deleted: ({ name, businesses }: AdminUser): Toast => ({
    title: 'User deleted',
    description:
      businesses > 0
        ? `${name}’s account and businesses were deleted.`
        : `${name}’s account was deleted.`,
  }),
  restored: ({ name, businesses }: AdminUser): Toast => ({
    title: 'User restored',
    description:
      businesses > 0 ? `${name}’s account and businesses are back.` : `${name}’s account is back.`,
  }),
  restoreFailed: (error: Error): Toast => ({
    title: 'Failed to restore user. Please try again.',
    ...(isRefusal(error) && { description: error.message }),
    tone: 'danger',
  }),
  updated: ({ name, isActive }: AdminUser): Toast => ({
    title: 'User status updated',
    description: `${name} is now ${isActive ? 'active' : 'inactive'}.`,
  }),
  deleteFailed: (error: Error): Toast => ({
    title: 'Failed to delete user. Please try again.',
    ...(isRefusal(error) && { description: error.message }),
    tone: 'danger',
  }),
  updateFailed: (error: Error): Toast => ({
    title: 'Failed to update user status. Please try again.',
    ...(isRefusal(error) && { description: error.message }),
    tone: 'danger',
  }),
};

/** Whether the server refused; only then is its message worth showing. */
export function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status < 500 && error.code !== '';
}

import type { AdminUser } from '../../../contract/admin.ts';
import { ApiError } from '../../api/errors.ts';
import type { Toast } from '../../ui/toast-queue.ts';

/** What is said after a deed on somebody's account (T-59 … T-62). */
export const userToasts = {
  deleted: ({ name }: AdminUser): Toast => ({
    title: 'User deleted',
    description: `${name}’s account and businesses are gone.`,
  }),
  updated: ({ name, isActive }: AdminUser): Toast => ({
    title: 'User status updated',
    description: `${name} is ${isActive ? 'active' : 'inactive'} now.`,
  }),
  deleteFailed: (error: Error): Toast => ({
    title: 'Failed to delete user. Please try again.',
    ...refusalOf(error),
    tone: 'danger',
  }),
  updateFailed: (error: Error): Toast => ({
    title: 'Failed to update user status. Please try again.',
    ...refusalOf(error),
    tone: 'danger',
  }),
};

/** Why the server would not: a sentence that is worth reading, unlike that something broke. */
function refusalOf(error: Error): { description?: string } {
  return error instanceof ApiError && error.status < 500 && error.code
    ? { description: error.message }
    : {};
}

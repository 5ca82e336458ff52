import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { AdminUser } from '../../../../contract/admin.ts';
import { call } from '../../../api/app-call.ts';
import { saysSignedOut } from '../../../api/errors.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { updateListedUser, removeListedUser, refetchUser } from './listed-users.ts';
import { invalidateBusinesses, refetchBusinesses } from '../businesses/listed-businesses.ts';
import { deleteUser } from './user-calls.ts';
import { userToasts } from './user-toasts.ts';

export type UserActionName = 'activate' | 'deactivate' | 'delete';

export interface UserAction {
  action: UserActionName;
  user: AdminUser;
}

const mutationKey = ['user-actions'] as const;

/**
 * An admin's actions on an account, each confirmed first. An action continues after its dialog is
 * closed, and its completion never closes another action's dialog. The same action is not started
 * twice.
 */
export function useUserActions(onDeleted: (user: AdminUser) => void) {
  const queries = useQueryClient();
  const [asked, ask] = useState<UserAction | null>(null);
  // Closes the dialog before the toast, which would be inert outside of it.
  const end = (ended: UserAction) =>
    flushSync(() => ask((open) => (open && isSame(open, ended) ? null : open)));
  const failed = (error: Error, action: UserAction, toast: typeof userToasts.deleteFailed) => {
    end(action);
    refetchUser(queries, action.user);
    if (!saysSignedOut(error)) toasts.show(toast(error));
  };
  const toggling = useMutation({
    mutationKey,
    mutationFn: ({ user, action }: UserAction) =>
      call('toggleUser', {
        params: { userId: user.id },
        body: { isActive: action === 'activate' },
      }),
    onSuccess(user, action) {
      updateListedUser(queries, user);
      invalidateBusinesses(queries);
      end(action);
      toasts.show(userToasts.updated(user));
    },
    onError: (error, action) => failed(error, action, userToasts.updateFailed),
  });
  const deleting = useMutation({
    mutationKey,
    mutationFn: ({ user }: UserAction) => deleteUser(user.id),
    retry: false,
    onSuccess(_, action) {
      end(action);
      onDeleted(action.user);
      removeListedUser(queries, action.user);
      refetchBusinesses(queries);
      toasts.show(userToasts.deleted(action.user));
    },
    onError: (error, action) => failed(error, action, userToasts.deleteFailed),
  });
  const running = useMutationState({
    filters,
    select: ({ state }) => state.variables as UserAction, // the variables of both mutations
  });
  const isRunning = (action: UserAction) =>
    queries.isMutating({
      mutationKey,
      predicate: ({ state }) => isSame(state.variables as UserAction, action), // mutations with `mutationKey` only
    }) > 0;
  return {
    /** The action whose dialog is open. */
    asked,
    ask,
    isPending: asked !== null && running.some((one) => isSame(one, asked)),
    act(action: UserAction) {
      // Two clicks may come before React renders.
      if (!isRunning(action)) (action.action === 'delete' ? deleting : toggling).mutate(action);
    },
  };
}

const filters = { mutationKey, status: 'pending' } as const;

function isSame(one: UserAction, other: UserAction): boolean {
  return one.action === other.action && one.user.id === other.user.id;
}

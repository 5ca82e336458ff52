import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { AdminUser } from '../../../contract/admin.ts';
import { call } from '../../api/app-call.ts';
import { saysSignedOut } from '../../api/errors.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { changeListedUser, removeListedUser, rereadUser } from './listed-users.ts';
import { outdateBusinesses, rereadBusinesses } from './listed-businesses.ts';
import { deleteUser } from './user-calls.ts';
import { userToasts } from './user-toasts.ts';

export type Deed = 'activate' | 'deactivate' | 'delete';

export interface UserDeed {
  deed: Deed;
  user: AdminUser;
}

const mutationKey = ['user-deeds'] as const;

/**
 * An admin's actions on somebody's account, each confirmed first. An action continues when its dialog
 * is closed, and its end never closes another one's dialog. The same action is not started twice.
 */
export function useUserDeeds(onDeleted: (user: AdminUser) => void) {
  const queries = useQueryClient();
  const [asked, ask] = useState<UserDeed | null>(null);
  // Its dialog is closed before a toast says how it went.
  const end = (ended: UserDeed) =>
    flushSync(() => ask((open) => (open && isSame(open, ended) ? null : open)));
  const failed = (error: Error, deed: UserDeed, toast: typeof userToasts.deleteFailed) => {
    end(deed);
    rereadUser(queries, deed.user);
    if (!saysSignedOut(error)) toasts.show(toast(error));
  };
  const toggling = useMutation({
    mutationKey,
    mutationFn: ({ user, deed }: UserDeed) =>
      call('toggleUser', {
        params: { userId: user.id },
        body: { isActive: deed === 'activate' },
      }),
    onSuccess(user, deed) {
      changeListedUser(queries, user);
      outdateBusinesses(queries);
      end(deed);
      toasts.show(userToasts.updated(user));
    },
    onError: (error, deed) => failed(error, deed, userToasts.updateFailed),
  });
  const deleting = useMutation({
    mutationKey,
    mutationFn: ({ user }: UserDeed) => deleteUser(user.id),
    retry: false,
    onSuccess(_, deed) {
      end(deed);
      onDeleted(deed.user);
      removeListedUser(queries, deed.user);
      rereadBusinesses(queries);
      toasts.show(userToasts.deleted(deed.user));
    },
    onError: (error, deed) => failed(error, deed, userToasts.deleteFailed),
  });
  const running = useMutationState({
    filters,
    select: ({ state }) => state.variables as UserDeed, // what both of them take
  });
  const isRunning = (deed: UserDeed) =>
    queries.isMutating({
      mutationKey,
      predicate: ({ state }) => isSame(state.variables as UserDeed, deed), // see above
    }) > 0;
  return {
    /** The deed whose dialog is open. */
    asked,
    ask,
    isPending: asked !== null && running.some((one) => isSame(one, asked)),
    act(deed: UserDeed) {
      // Two clicks may come before React draws anything.
      if (!isRunning(deed)) (deed.deed === 'delete' ? deleting : toggling).mutate(deed);
    },
  };
}

const filters = { mutationKey, status: 'pending' } as const;

function isSame(one: UserDeed, other: UserDeed): boolean {
  return one.deed === other.deed && one.user.id === other.user.id;
}

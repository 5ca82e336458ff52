import { useCallback, useEffect, useState } from 'react';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { forgetNewBusiness, readNewBusiness } from '../new-business.ts';

/**
 * Which business was just set up, so that its card can say so once. Stored in this browser until
 * the card has been visible.
 */
export function useNewBusiness(businesses: readonly ListedBusiness[], isFresh: boolean) {
  const [newId, setNewId] = useState(() => readNewBusiness()?.id ?? null);
  const [isShown, setShown] = useState(false);
  const isGone = newId !== null && isFresh && !businesses.some(({ id }) => id === newId);
  useEffect(() => {
    if (isGone) forgetNewBusiness();
  }, [isGone]);
  // Leaving while it is shown counts as seen.
  useEffect(() => (isShown ? forgetNewBusiness : undefined), [isShown]);
  const showNew = useCallback(() => setShown(true), []);
  const endNew = useCallback(() => {
    setShown(false);
    setNewId(null);
  }, []);
  return { newId: isGone ? null : newId, isShown, showNew, endNew };
}

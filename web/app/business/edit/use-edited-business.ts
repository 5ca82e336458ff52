import { useQuery } from '@tanstack/react-query';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { loadingError } from '../parts/loading-error.ts';
import { editedBusinessQuery } from './edited-business-query.ts';
import { useOnReturn } from './use-on-return.ts';

/** Refetches the business on every visit, and whenever the person returns to the window. */
export function useEditedBusiness(id: number) {
  const { data, error, isFetching, refetch } = useQuery(editedBusinessQuery(id));
  // One return fires both events but refetches once.
  useOnReturn(() => void refetch({ cancelRefetch: false }));
  const business: OwnedBusinessReply | null = data?.canEdit ? data : null;
  const isWaiting = !data && (isFetching || !error);
  return {
    business,
    error: business || isWaiting ? null : loadingError(data ? null : error),
    retry: () => void refetch(),
  };
}

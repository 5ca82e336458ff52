import { useQuery } from '@tanstack/react-query';
import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { call } from '../../api/app-call.ts';
import { isPassing } from '../../api/errors.ts';
import { apiPath } from '../../paths.ts';

/** Why the form is not there, and whether asking once more may help. */
export interface LoadProblem {
  sentence: string;
  mayPass: boolean;
}

const notYours = 'It is not there any more, or it belongs to somebody else.';

/**
 * Reads the business anew on every visit, under a key of its own that is kept by nobody: what the cache
 * holds may be older than the last save, and fills no form.
 */
export function useEditedBusiness(id: number) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [apiPath('readBusiness', { id }), 'form'],
    queryFn: ({ signal }) => call('readBusiness', { params: { id }, signal }),
    gcTime: 0,
  });
  const business: OwnedBusinessReply | null = data?.canEdit ? data : null;
  return {
    business,
    problem: data ? { sentence: notYours, mayPass: false } : isFetching ? null : whyNot(error),
    retry: () => void refetch(),
  };
}

function whyNot(error: Error | null): LoadProblem | null {
  if (!error) return null;
  return isPassing(error)
    ? { sentence: error.message, mayPass: true }
    : { sentence: notYours, mayPass: false };
}

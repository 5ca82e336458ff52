import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { call } from '../../../api/app-call.ts';
import { valuesOf, type FormValues } from '../../../features/business-form/business-values.ts';
import { apiPath } from '../../../paths.ts';

/** What another location of the same business would have, too. */
export type SetupTemplate = Pick<
  FormValues,
  | 'state'
  | 'contactName'
  | 'feedbackEmail'
  | 'logoUrl'
  | 'googleCategory1'
  | 'googleCategory2'
  | 'googleCategory3'
> & { of: string };

/**
 * The business that a new one is to be like (`paths.businessSetupLike`): `template` is undefined while it
 * loads, null if there is none, none that this user can edit, or if it could not be loaded. It is read
 * once: a form that somebody is filling in must not be replaced.
 */
export function useSetupTemplate(): {
  template: SetupTemplate | null | undefined;
  hasFailed: boolean;
} {
  const [search] = useSearchParams();
  const id = Number(/^\d{1,9}$/.exec(search.get('like') ?? '')?.[0] ?? 0);
  const { data, isLoading, isError } = useQuery({
    queryKey: [apiPath('readBusiness', { id })],
    queryFn: ({ signal }) => call('readBusiness', { params: { id }, signal }),
    enabled: id > 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isLoading) return { template: undefined, hasFailed: false };
  return { template: data?.canEdit ? templateOf(data) : null, hasFailed: isError && !data };
}

function templateOf(data: OwnedBusinessReply): SetupTemplate {
  const { name, state, contactName, feedbackEmail, ...values } = valuesOf(data);
  // An admin has no right to someone else's logo.
  const logoUrl = data.isOwn ? values.logoUrl : null;
  const { googleCategory1, googleCategory2, googleCategory3 } = values;
  const categories = { googleCategory1, googleCategory2, googleCategory3 };
  return { of: name, state, contactName, feedbackEmail, logoUrl, ...categories };
}

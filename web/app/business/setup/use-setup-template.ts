import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
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
 * The business that a new one is to be like (`paths.businessSetupLike`): `undefined` while it loads, null
 * if there is none, or none that this user can edit.
 */
export function useSetupTemplate(): SetupTemplate | null | undefined {
  const [search] = useSearchParams();
  const id = Number(/^\d{1,9}$/.exec(search.get('like') ?? '')?.[0] ?? 0);
  const { data, isLoading } = useQuery({
    queryKey: [apiPath('readBusiness', { id })],
    queryFn: ({ signal }) => call('readBusiness', { params: { id }, signal }),
    enabled: id > 0,
  });
  if (isLoading) return undefined;
  if (!data?.canEdit) return null;
  const { name, state, contactName, feedbackEmail, ...values } = valuesOf(data);
  // An admin has no right to someone else's logo.
  const logoUrl = data.isOwn ? values.logoUrl : null;
  const { googleCategory1, googleCategory2, googleCategory3 } = values;
  const categories = { googleCategory1, googleCategory2, googleCategory3 };
  return { of: name, state, contactName, feedbackEmail, logoUrl, ...categories };
}

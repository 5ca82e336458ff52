import { useQuery } from '@tanstack/react-query';
import type { PublicBusiness } from '../../../contract/visitor.ts';
import { apiPath } from '../../paths.ts';

/** The id of the wizard's business. */
const fixedId = 1;

/**
 * Business 1 once it has been read; undefined until then, null if it doesn't exist, is inactive, or
 * could not be read.
 */
export function useFixedBusiness(): PublicBusiness | null | undefined {
  const { data, isPending } = useQuery<PublicBusiness>({
    queryKey: [apiPath('readBusiness', { id: fixedId })],
  });
  if (isPending) return undefined;
  return data?.isActive ? data : null;
}

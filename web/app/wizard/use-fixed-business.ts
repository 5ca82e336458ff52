import { useQuery } from '@tanstack/react-query';
import type { PublicBusiness } from '../../../contract/visitor.ts';
import { apiPath } from '../../paths.ts';

/** The id of the wizard's business. */
const fixedId = 1;

/** Business 1 once it has been read; null if it doesn't exist or is inactive. */
export function useFixedBusiness(): PublicBusiness | null {
  const { data } = useQuery<PublicBusiness>({
    queryKey: [apiPath('readBusiness', { id: fixedId })],
  });
  return data?.isActive ? data : null;
}

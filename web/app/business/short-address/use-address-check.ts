import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { shortAddressError } from '../../../../contract/short-address-rules.ts';
import { call } from '../../../api/app-call.ts';
import { apiPath } from '../../../paths.ts';

/** How long to wait after a key press before the server is asked, in milliseconds. */
const pause = 300;

/** What is known about a slug while it is typed. */
export interface AddressCheck {
  /** Why it can't be chosen. */
  problem: string | null;
  isFree: boolean;
}

/** Checks a slug by the rules, and then asks the server whether it is free. A failure says nothing. */
export function useAddressCheck(id: number, slug: string): AddressCheck {
  const typed = useLater(slug);
  const error = slug === '' ? null : shortAddressError(slug);
  const isTyping = typed !== slug;
  const { data } = useQuery({
    queryKey: [apiPath('checkShortAddress', { id }), typed],
    queryFn: ({ signal }) =>
      call('checkShortAddress', { params: { id }, body: { slug: typed }, signal }),
    enabled: typed !== '' && !shortAddressError(typed),
    retry: false,
    staleTime: 0,
  });
  // Being in the middle of a word is no mistake.
  if (error) return { problem: isTyping ? null : error, isFree: false };
  const answer = !isTyping && data?.slug === slug ? data : null;
  return { problem: answer?.problem ?? null, isFree: answer?.problem === null };
}

function useLater(slug: string): string {
  const [later, setLater] = useState(slug);
  useEffect(() => {
    const timer = setTimeout(setLater, pause, slug);
    return () => clearTimeout(timer);
  }, [slug]);
  return later;
}

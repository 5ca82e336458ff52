import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import { paths } from '../../../paths.ts';
import { readPageAddress, writePageAddress, type PageAddress } from '../list/page-address.ts';

/** The page of a user's businesses that the address names, and how to go to another one. */
export function useAccountAddress(id: number) {
  const query = useSearch();
  const [, navigate] = useLocation();
  const address = useMemo(() => readAddress(query), [query]);
  return {
    address,
    go: (change: Partial<PageAddress>, way = { replace: false }) => {
      const next = { ...readAddress(location.search), page: 1, cursor: null, ...change };
      // Keeps the address of the admin list to go back to.
      navigate(writeAddress(id, next), { ...way, state: history.state as unknown }); // written by us, or null
    },
  };
}

function readAddress(query: string): PageAddress {
  return readPageAddress(new URLSearchParams(query), '');
}

function writeAddress(id: number, address: PageAddress): string {
  const given = new URLSearchParams();
  writePageAddress(given, address);
  const query = given.toString();
  return paths.accountSettings(id) + (query && `?${query}`);
}

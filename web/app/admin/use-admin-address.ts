import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import {
  changed,
  readAddress,
  writeAddress,
  type AdminAddress,
  type Change,
} from './admin-address.ts';

/** Goes to another place of `/admin`. Typing replaces the entry of the history; choosing adds one. */
export type Go = (change: Change, way?: { replace: boolean }) => void;

/** What the address says, and how to change it. */
export function useAdminAddress(): { address: AdminAddress; go: Go } {
  const query = useSearch();
  const [, navigate] = useLocation();
  const address = useMemo(() => readAddress(query), [query]);
  return {
    address,
    // What was begun earlier, such as a pause in typing, changes the address of by then.
    go: (change, way = { replace: false }) =>
      navigate(writeAddress(changed(readAddress(location.search), change)), way),
  };
}

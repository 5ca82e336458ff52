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

/** Changes the address of `/admin`. Typing replaces the history entry; choosing adds one. */
export type Go = (change: Change, way?: { replace: boolean }) => void;

/** The state in the address, and how to change it. */
export function useAdminAddress(): { address: AdminAddress; go: Go } {
  const query = useSearch();
  const [, navigate] = useLocation();
  const address = useMemo(() => readAddress(query), [query]);
  return {
    address,
    // Delayed changes, such as a pause in typing, apply to the current address.
    go: (change, way = { replace: false }) =>
      navigate(writeAddress(changed(readAddress(location.search), change)), way),
  };
}

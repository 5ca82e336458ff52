import { useHistoryState } from 'wouter/use-browser-location';
import { paths } from '../../../paths.ts';

/** The admin's lists, at the place in them that one came from. */
export function useWayBack(): string {
  const state = useHistoryState<{ from?: unknown } | null>();
  const from = typeof state?.from === 'string' && state.from.startsWith('?') ? state.from : '';
  return paths.admin() + from;
}

import { useHistoryState } from 'wouter/use-browser-location';
import { paths } from '../../../paths.ts';

/** The admin list to go back to, on the page that the admin came from. */
export function useBackLink(): string {
  const state = useHistoryState<{ from?: unknown } | null>();
  const from = typeof state?.from === 'string' && state.from.startsWith('?') ? state.from : '';
  return paths.admin() + from;
}

import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { memoryOf, viewOf, type AuthMemory, type AuthView } from './auth-view.ts';
import { addressOf, type AuthVersion } from './auth-version.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { useResetToken } from './use-reset-token.ts';

export interface AuthViewState {
  view: AuthView;
  memory: AuthMemory;
  /** Of the mailed link; empty where none led here. */
  token: string;
  /** Goes to another view; `replace`: where Back should not find this one again. */
  go: (view: AuthView, memory?: AuthMemory, how?: { replace: boolean }) => void;
}

/** What the sign-in screen shows: it follows the address, so that Back and a reload behave. */
export function useAuthViewState(version: AuthVersion): AuthViewState {
  const asked = viewOf(useSearch());
  const memory = memoryOf(useHistoryState<unknown>());
  const token = useResetToken();
  const isHydrated = useIsHydrated();
  const [, navigate] = useLocation();
  return {
    // An address whose token was kept in another tab: the server cannot know, the browser can.
    view: asked === 'newPassword' && isHydrated && !token ? 'forgot' : asked,
    memory,
    token,
    go: (view, next = {}, how) => navigate(addressOf(view, version), { state: next, ...how }),
  };
}

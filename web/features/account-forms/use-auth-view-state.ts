import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { memoryOf, viewOf, type AuthMemory, type AuthView } from './auth-view.ts';
import { addressOf, type AuthVersion } from './auth-version.ts';
import { useIsHydrated } from './use-is-hydrated.ts';
import { useResetToken } from './use-reset-token.ts';

export interface AuthViewState {
  view: AuthView;
  memory: AuthMemory;
  /** The token of the emailed link, or an empty string. */
  token: string;
  /** Navigates to another view; `replace` replaces the current history entry. */
  go: (view: AuthView, memory?: AuthMemory, how?: { replace: boolean }) => void;
}

/** The state of the sign-in screen, derived from the URL so that Back and reload work. */
export function useAuthViewState(version: AuthVersion): AuthViewState {
  const asked = viewOf(useSearch());
  const memory = memoryOf(useHistoryState<unknown>());
  const token = useResetToken();
  const isHydrated = useIsHydrated();
  const [, navigate] = useLocation();
  return {
    // A URL whose token is in another tab's history: only the browser can detect this.
    view: asked === 'newPassword' && isHydrated && !token ? 'forgot' : asked,
    memory,
    token,
    go: (view, next = {}, how) => navigate(addressOf(view, version), { state: next, ...how }),
  };
}

import { AuthCard } from '../../features/account-forms/auth-card.tsx';
import {
  addressOf,
  tabOf,
  type AuthTab,
  type AuthVersion,
} from '../../features/account-forms/auth-version.ts';
import type { AuthView } from '../../features/account-forms/auth-view.ts';
import {
  useAuthViewState,
  type AuthViewState,
} from '../../features/account-forms/use-auth-view-state.ts';
import { Logo } from '../../features/brand/logo.tsx';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useViewTitle } from '../shell/use-title.ts';
import { authTitles } from './auth-titles.ts';
import { ReturnNote } from './return-note.tsx';
import { AuthViews } from './auth-views.tsx';
import { useLeaveWhenSignedIn } from './use-leave-when-signed-in.ts';

/**
 * A sign-in screen: a logo that links home, a card with tabs, and what everyone should be able to
 * read before registering. It has no shared header or footer.
 */
export function AuthScreen({ version }: { version: AuthVersion }) {
  const place = useAuthViewState(version);
  useLeaveWhenSignedIn(place.view);
  useViewTitle(authTitles[place.view]);
  return (
    <div className="auth">
      <a className="auth-logo" href={paths.home()}>
        <Logo />
      </a>
      <ReturnNote />
      <AuthCard>
        <Tabs
          label="Your account"
          tabs={version.tabs.map((tab) => ({
            ...tab,
            href: addressOf(viewOfTab(tab.name), version),
          }))}
          chosen={tabOf(place.view, version)}
          onChoose={(tab) => open(viewOfTab(tab), place)}
        >
          <AuthViews version={version} place={place} />
        </Tabs>
      </AuthCard>
      <p className="auth-small-print">
        <a href={paths.terms()}>Terms of Service</a>
        <a href={paths.privacy()}>Privacy Policy</a>
      </p>
    </div>
  );
}

function viewOfTab(tab: AuthTab): AuthView {
  return tab === 'reset' ? 'forgot' : tab;
}

/** Pressing the current tab again returns to its first form. */
function open(view: AuthView, { view: shown, memory, go }: AuthViewState): void {
  if (view !== shown || memory.stage || memory.secondStep) go(view);
}

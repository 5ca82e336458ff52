import { Link } from 'wouter';
import type { EmailLinkState } from '../../../contract/account-settings.ts';
import { AuthPanel } from '../../features/account-forms/auth-panel.tsx';
import type { AuthMemory } from '../../features/account-forms/auth-view.ts';
import { paths } from '../../paths.ts';
import { EmailText } from '../own-account/email-text.tsx';

/** After the change. */
export function EmailChangedPanel({ email, isSignedIn }: { email: string; isSignedIn: boolean }) {
  return (
    <AuthPanel key="changed" title="Email address changed" isDone>
      <p>
        Sign in with{' '}
        <strong>
          <EmailText email={email} />
        </strong>{' '}
        from now on. Your password is the same.
      </p>
      {isSignedIn ? (
        <Link className="button primary wide" href={paths.accountSettings()}>
          Account Settings
        </Link>
      ) : (
        <Link
          className="button primary wide"
          href={paths.auth()}
          state={{ email } satisfies AuthMemory}
        >
          Sign in
        </Link>
      )}
    </AuthPanel>
  );
}

type Ended = Exclude<EmailLinkState, 'open' | 'confirmed'>;

const titles: Record<Ended, string> = {
  expired: 'This link has expired',
  replaced: 'This link no longer works',
  outdated: 'This link no longer works',
  taken: 'This address already has an account',
  unknown: 'This link doesn’t work',
};

const startAgain =
  'Your email address hasn’t changed. To change it, start again in Account Settings.';

const advice: Record<Ended, string> = {
  expired: `Links work for a day. ${startAgain}`,
  replaced:
    'A newer email was sent, or the change was canceled. If you got a newer email, use its link.',
  outdated: `Your password or your two-step sign-in has changed since it was sent. ${startAgain}`,
  taken:
    'One address can’t have two accounts, so nothing changed. Sign in to the account with this address, or choose another address in Account Settings.',
  unknown: 'It may be incomplete or expired. Try opening it from the email again.',
};

/** For a link that can't confirm anything. */
export function EmailLinkEndedPanel({ state }: { state: Ended }) {
  return (
    <AuthPanel title={titles[state]}>
      <p>{advice[state]}</p>
      <Link className="button plain wide" href={paths.accountSettings()}>
        Account Settings
      </Link>
    </AuthPanel>
  );
}

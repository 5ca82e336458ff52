import type { PasswordMissing } from '../../../contract/account-rules.ts';
import { paths } from '../../paths.ts';
import type { AuthView } from './auth-view.ts';

export type AuthTab = 'login' | 'register' | 'verify' | 'reset';

/**
 * How the two sign-in screens differ. Both send signed-in people to the dashboard: version A is
 * specified to go to `/`, which redirects them there, and going directly does not reload the page.
 */
export interface AuthVersion {
  /** The screen's path, with an optional query string. */
  path: typeof paths.auth;
  tabs: readonly { name: AuthTab; label: string }[];
  passwordMissing: PasswordMissing;
  /** Which validation rule applies to verification codes. */
  codeRule: 'A' | 'B';
  /** Titles of the toasts after a reset request and after the reset. */
  emailSent: string;
  passwordReset: string;
}

const labels: Readonly<Record<AuthTab, string>> = {
  login: 'Login',
  register: 'Register',
  verify: 'Verify',
  reset: 'Reset',
};

export const versionA: AuthVersion = {
  path: paths.auth,
  tabs: tabsOf('login', 'register', 'verify', 'reset'),
  passwordMissing: 'Password is required',
  codeRule: 'A',
  emailSent: 'Email sent',
  passwordReset: 'Success',
};

export const versionB: AuthVersion = {
  path: paths.authOld,
  tabs: tabsOf('register', 'verify', 'login'),
  passwordMissing: 'Please enter your password',
  codeRule: 'B',
  emailSent: 'Reset link sent',
  passwordReset: 'Password reset',
};

function tabsOf(...names: AuthTab[]) {
  return names.map((name) => ({ name, label: labels[name] }));
}

/** The tab that contains a view. Password reset views are in the login tab if they have no tab. */
export function tabOf(view: AuthView, { tabs }: AuthVersion): AuthTab {
  if (view !== 'forgot' && view !== 'newPassword') return view;
  return tabs.some(({ name }) => name === 'reset') ? 'reset' : 'login';
}

/** The URL of a view. */
export function addressOf(view: AuthView, { path }: AuthVersion): string {
  if (view === 'login' || view === 'newPassword') return path();
  return path({ [view]: true });
}

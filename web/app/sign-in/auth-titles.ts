import type { AuthView } from '../../features/account-forms/auth-view.ts';

/** What the browser tab says about each view of the sign-in screens. */
export const authTitles: Readonly<Record<AuthView, string>> = {
  login: 'Sign in',
  register: 'Register',
  verify: 'Verify your email',
  forgot: 'Reset your password',
  newPassword: 'Choose a new password',
};

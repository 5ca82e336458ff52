import { versionA } from '../../features/account-forms/auth-version.ts';
import { AuthScreen } from './auth-screen.tsx';

/** `/auth` */
export function AuthPage() {
  return <AuthScreen version={versionA} />;
}

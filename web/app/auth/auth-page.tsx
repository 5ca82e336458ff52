import { versionA } from '../../features/accounts/auth-version.ts';
import { AuthScreen } from './auth-screen.tsx';

/** `/auth` */
export function AuthPage() {
  return <AuthScreen version={versionA} />;
}

import { versionB } from '../../features/account-forms/auth-version.ts';
import { AuthScreen } from './auth-screen.tsx';

/** `/auth-old` */
export function AuthOldPage() {
  return <AuthScreen version={versionB} />;
}

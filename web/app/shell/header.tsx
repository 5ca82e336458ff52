import { Link } from 'wouter';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { Logo } from '../../features/shell/logo.tsx';
import { useSession } from '../../features/session/use-session.ts';
import { paths } from '../../paths.ts';

/** The shared header (S-06 … S-13). */
export function Header() {
  const user = useSession();
  return (
    <header className="site-header">
      <a className="site-header-logo" href={paths.dashboard()}>
        <Logo />
      </a>
      {user ? <SignedIn user={user} /> : <SignedOut />}
    </header>
  );
}

function SignedIn({ user }: { user: CurrentUser }) {
  return (
    <nav className="site-header-nav" aria-label="Main">
      <Link href={paths.dashboard()}>My Dashboard</Link>
      <Link href={paths.businessSetup()}>Business Setup</Link>
      {user.isAdmin && <Link href={paths.admin()}>Admin</Link>}
      <span className="site-header-name">{user.name}</span>
    </nav>
  );
}

function SignedOut() {
  return (
    <nav className="site-header-nav" aria-label="Main">
      <a className="button quiet" href={paths.auth()}>
        Login
      </a>
      <a className="button primary" href={paths.auth({ register: true })}>
        Register
      </a>
    </nav>
  );
}

import { Link, useLocation } from 'wouter';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { Logo } from '../../features/brand/logo.tsx';
import { useLogout } from '../../features/session/use-logout.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { forgetReturnPath } from '../return-path.ts';
import { confirmLogout } from '../two-step/unsaved-codes.ts';
import { markCurrent, menuItemsFor } from './menu-items.ts';
import { SideMenu } from './side-menu.tsx';

/** The shared header, for a signed-in user or for a visitor. */
export function Header({ user }: { user: CurrentUser | null }) {
  return (
    <header className="site-header">
      <Link className="site-header-logo" href={paths.dashboard()}>
        <Logo />
      </Link>
      {user ? <SignedIn user={user} /> : <SignedOut />}
      <SideMenu user={user} />
    </header>
  );
}

function SignedIn({ user }: { user: CurrentUser }) {
  const [path] = useLocation();
  const { logout, isPending } = useLogout();
  return (
    <nav className="site-header-nav for-signed-in" aria-label="Main">
      {menuItemsFor(user).map(({ label, href }) => (
        <Link key={href} href={href} {...markCurrent(href, path)}>
          {label}
        </Link>
      ))}
      <span className="site-header-name" title={user.name}>
        {user.name}
      </span>
      <Button pending={isPending} onClick={() => confirmLogout(logout)}>
        Logout
      </Button>
    </nav>
  );
}

function SignedOut() {
  return (
    <nav className="site-header-nav" aria-label="Main">
      <Link className="button quiet" href={paths.auth()} onClick={forgetReturnPath}>
        Login
      </Link>
      <Link
        className="button primary"
        href={paths.auth({ register: true })}
        onClick={forgetReturnPath}
      >
        Register
      </Link>
    </nav>
  );
}

import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { CurrentUser } from '../../../contract/accounts.ts';
import { useLogout } from '../../features/session/use-logout.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { forgetReturnPath } from '../return-path.ts';
import { confirmLogout } from '../two-step/unsaved-codes.ts';
import { markCurrent, menuItemsFor } from './menu-items.ts';

interface SideMenuProps {
  user: CurrentUser | null;
}

/** The header's menu below 768 px: its toggle and the panel. */
export function SideMenu({ user }: SideMenuProps) {
  const [path] = useLocation();
  // The path on which it was opened: navigating anywhere else closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === path;
  const close = () => setOpenAt(null);
  useWideScreen(close);
  return (
    <>
      <button
        type="button"
        className="menu-toggle"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(path)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <SidePanel label="Menu" onClose={close}>
          <MenuItems user={user} path={path} onFollow={close} />
          {user ? <SignedInAs user={user} onEnd={close} /> : <SignIn onFollow={close} />}
        </SidePanel>
      )}
    </>
  );
}

interface MenuItemsProps {
  user: CurrentUser | null;
  path: string;
  onFollow: () => void;
}

function MenuItems({ user, path, onFollow }: MenuItemsProps) {
  return (
    <nav aria-label="Menu">
      <ul className="side-menu-places">
        <li>
          {/* The landing page is not part of the app. */}
          <a href={paths.home()}>Home</a>
        </li>
        {user &&
          menuItemsFor(user).map(({ label, href }) => (
            <li key={href}>
              <Link href={href} {...markCurrent(href, path)} onClick={onFollow}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function SignedInAs({ user, onEnd }: { user: CurrentUser; onEnd: () => void }) {
  const { logout, isPending } = useLogout({ onEnd });
  return (
    <div className="side-menu-foot">
      <p className="soft">Signed in as:</p>
      <p className="side-menu-name">{user.name}</p>
      <p className="soft">{user.email}</p>
      <Button className="wide" pending={isPending} onClick={() => confirmLogout(logout)}>
        Sign Out
      </Button>
    </div>
  );
}

function SignIn({ onFollow }: { onFollow: () => void }) {
  function follow(): void {
    forgetReturnPath();
    onFollow();
  }
  return (
    <div className="side-menu-foot">
      <Link className="button primary wide" href={paths.auth()} onClick={follow}>
        Sign In
      </Link>
    </div>
  );
}

/** From this width on the header has room for everything. */
const wide = '(min-width: 768px)';

/** Calls back when the screen becomes wide, such as when a phone is rotated. */
function useWideScreen(onWide: () => void): void {
  useEffect(() => {
    const screen = matchMedia(wide);
    const look = () => screen.matches && onWide();
    screen.addEventListener('change', look);
    return () => screen.removeEventListener('change', look);
  });
}

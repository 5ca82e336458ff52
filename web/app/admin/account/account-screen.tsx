import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../../api/errors.ts';
import { Icon } from '../../../ui/icon.tsx';
import { paths } from '../../../paths.ts';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { ListFailure } from '../list/list-failure.tsx';
import { Account } from './account-facts.tsx';
import { UserEmails } from './user-emails.tsx';
import { UserBusinesses } from './user-businesses.tsx';
import { useAccount } from './use-account.ts';
import { useBackLink } from './use-back-link.ts';

/** Another person's account, for admins. */
export function AdminAccount({ id }: { id: number }) {
  const { user, error, retry } = useAccount(id);
  useTitle(user?.name);
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  return (
    <AccountPage>
      {!user && !error && <Skeletons count={4} label="Loading account" />}
      {!user && error && (
        <ListFailure title="Couldn’t load this account" error={error} onRetry={retry} />
      )}
      {user && (
        <>
          <Account user={user} />
          <UserBusinesses user={user} />
          <UserEmails id={user.id} />
        </>
      )}
    </AccountPage>
  );
}

function AccountPage({ children }: { children: ReactNode }) {
  return (
    <div className="admin-account">
      <div className="page-head">
        <h1>Account Settings</h1>
        <BackToAdmin />
      </div>
      {children}
    </div>
  );
}

/** Shown if no user has this id. */
function NotFound() {
  return (
    <AccountPage>
      <section className="card empty" role="alert">
        <h2>User not found</h2>
        <p className="soft">There’s no account with this ID. It may have been deleted.</p>
        <Link className="button plain" href={paths.recentlyDeletedUsers()}>
          Recently deleted users
        </Link>
      </section>
    </AccountPage>
  );
}

/** Back to the admin list, on the same page if the admin came from there. */
function BackToAdmin() {
  return (
    <Link className="button plain" href={useBackLink()}>
      <Icon name="back" /> Back to Admin
    </Link>
  );
}

import { useLocation } from 'wouter';
import type { AdminUser } from '../../../../contract/admin.ts';
import { paths } from '../../../paths.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { Email } from '../../../ui/email.tsx';
import { Mark, StatusBadge } from '../list/status-badge.tsx';
import { AccountSupport } from '../support/account-support.tsx';
import { useUserActions } from '../users/use-user-actions.ts';
import { UserActionButtons } from '../users/user-action-buttons.tsx';
import { UserDialog } from '../users/user-dialog.tsx';
import { useBackLink } from './use-back-link.ts';

/** The user's details, and what an admin can do with the account. */
export function Account({ user }: { user: AdminUser }) {
  const backLink = useBackLink();
  const [, navigate] = useLocation();
  const { asked, ask, act, isPending } = useUserActions(({ id }) => {
    // An admin who has left this page in the meantime is not redirected.
    if (location.pathname === paths.accountSettings(id)) navigate(backLink, { replace: true });
  });
  return (
    <section className="card account-card" aria-labelledby="account-name">
      <div className="account-head">
        <h2 id="account-name">{user.name}</h2>
        <StatusBadge isActive={user.isActive} />
        {user.isAdmin && <Mark label="Admin" />}
      </div>
      <dl className="settings-facts">
        <dt>User ID</dt>
        <dd>{user.id}</dd>
        <dt>Email</dt>
        <dd>
          <Email address={user.email} />
          {!user.emailVerified && <span className="cell-note">Not verified yet</span>}
        </dd>
        <dt>Businesses</dt>
        <dd>{user.businesses.toLocaleString('en-US')}</dd>
        <dt>Joined</dt>
        <dd>
          <Timestamp at={user.createdAt} />
        </dd>
      </dl>
      <div className="row-actions">
        <AccountSupport user={user} />
        <UserActionButtons user={user} onAsk={(action) => ask({ action, user })} />
      </div>
      {asked && (
        <UserDialog
          {...asked}
          isPending={isPending}
          onConfirm={() => act(asked)}
          onClose={() => ask(null)}
        />
      )}
    </section>
  );
}

import { useLocation } from 'wouter';
import type { AdminUser } from '../../../contract/admin.ts';
import { paths } from '../../paths.ts';
import { Moment } from '../admin/moment.tsx';
import { Email } from '../admin/email.tsx';
import { Mark, StatusBadge } from '../admin/status-badge.tsx';
import { useUserDeeds } from '../admin/use-user-deeds.ts';
import { UserDeeds } from '../admin/user-actions.tsx';
import { UserDialog } from '../admin/user-dialog.tsx';
import { useWayBack } from './use-way-back.ts';

/** Who the user is, and what an admin can do with the account. */
export function Account({ user }: { user: AdminUser }) {
  const wayBack = useWayBack();
  const [, navigate] = useLocation();
  const { asked, ask, act, isPending } = useUserDeeds(({ id }) => {
    // Who has gone elsewhere meanwhile stays there.
    if (location.pathname === paths.accountSettings(id)) navigate(wayBack, { replace: true });
  });
  return (
    <section className="card account-card" aria-labelledby="account-name">
      <div className="account-head">
        <h2 id="account-name">{user.name}</h2>
        <StatusBadge isActive={user.isActive} />
        {user.isAdmin && <Mark word="Admin" />}
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
          <Moment at={user.createdAt} />
        </dd>
      </dl>
      <div className="row-actions">
        <UserDeeds user={user} onAsk={(deed) => ask({ deed, user })} />
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

import type { AdminUser } from '../../../../contract/admin.ts';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { paths } from '../../../paths.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageCell } from '../list/page-cell.tsx';
import { PendingButton } from '../list/pending-button.tsx';
import { OwnerInactive, StatusBadge } from '../list/status-badge.tsx';
import { useToggleUserBusiness } from './use-toggle-user-business.ts';

interface UserBusinessProps {
  owner: AdminUser;
  business: ListedBusiness;
}

/** One of the user's businesses, for an admin. */
export function UserBusiness({ owner, business }: UserBusinessProps) {
  const { id, name, city, state, isActive } = business;
  const { toggle, isPending } = useToggleUserBusiness(owner.id, business);
  return (
    <li className="card user-business">
      <div className="user-business-head">
        <h3>{name}</h3>
        <StatusBadge isActive={isActive} />
        {!owner.isActive && <OwnerInactive />}
      </div>
      <p className="soft">{[city, state].filter(Boolean).join(', ') || 'No location'}</p>
      <PageCell {...business} />
      <div className="card-pair">
        <ExternalLink className="button plain" href={paths.businessEdit(id)}>
          Edit Business
          <Icon name="open" />
          <span className="visually-hidden">{` ${name} in a new tab`}</span>
        </ExternalLink>
        <PendingButton isPending={isPending} onClick={toggle}>
          {isActive ? 'Deactivate' : 'Activate'}
          <span className="visually-hidden">{` ${name}`}</span>
        </PendingButton>
      </div>
    </li>
  );
}

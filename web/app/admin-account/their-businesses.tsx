import type { AdminUser } from '../../../contract/admin.ts';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { ListFailure } from '../admin/list-failure.tsx';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { paths } from '../../paths.ts';
import { Skeletons } from '../../ui/skeletons.tsx';
import { PageCell } from '../admin/page-cell.tsx';
import { StatusBadge } from '../admin/status-badge.tsx';
import { useTheirBusinesses } from './use-their-businesses.ts';
import { useToggleTheirBusiness } from './use-toggle-their-business.ts';

/** The businesses of another person, for an admin to look at, edit and switch (U-17, U-19). */
export function TheirBusinesses({ user }: { user: AdminUser }) {
  const { businesses, error, retry } = useTheirBusinesses(user.id);
  return (
    <section aria-labelledby="their-businesses" className="their-businesses">
      <h2 id="their-businesses">Businesses</h2>
      {!businesses && !error && <Skeletons count={3} label="Loading the businesses" />}
      {!businesses && error && (
        <ListFailure title="Failed to fetch businesses" error={error} onRetry={retry} />
      )}
      {businesses?.length === 0 && <p className="soft">{`${user.name} has no businesses.`}</p>}
      {businesses && businesses.length > 0 && (
        <ul className="row-cards">
          {businesses.map((business) => (
            <TheirBusiness key={business.id} userId={user.id} business={business} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface TheirBusinessProps {
  userId: number;
  business: ListedBusiness;
}

function TheirBusiness({ userId, business }: TheirBusinessProps) {
  const { id, name, city, state, isActive } = business;
  const { toggle, isPending } = useToggleTheirBusiness(userId, business);
  return (
    <li className="card their-business">
      <div className="their-business-head">
        <h3>{name}</h3>
        <StatusBadge isActive={isActive} />
      </div>
      <p className="soft">{[city, state].filter(Boolean).join(', ') || 'No place given'}</p>
      <PageCell {...business} />
      <div className="card-pair">
        <ExternalLink className="button plain" href={paths.businessEdit(id)}>
          Edit Business
          <Icon name="open" />
          <span className="visually-hidden">{` ${name} in a new tab`}</span>
        </ExternalLink>
        <Button pending={isPending} onClick={toggle}>
          {isActive ? 'Deactivate' : 'Activate'}
          <span className="visually-hidden">{` ${name}`}</span>
        </Button>
      </div>
    </li>
  );
}

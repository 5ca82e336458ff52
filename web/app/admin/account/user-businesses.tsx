import { useRef } from 'react';
import type { AdminUser } from '../../../../contract/admin.ts';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { scrollToTop } from '../list/scroll-to-top.ts';
import { ListFailure, OutdatedList } from '../list/list-failure.tsx';
import { pageSizes } from '../list/page-address.ts';
import { Pager } from '../list/pager.tsx';
import { SizeSelect } from '../list/size-select.tsx';
import type { List } from '../list/use-list.ts';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { UserBusiness } from './user-business.tsx';
import { useUserBusinesses } from './use-user-businesses.ts';

/** Another user's businesses, for an admin to view, edit, activate and deactivate. */
export function UserBusinesses({ user }: { user: AdminUser }) {
  const { list, address, go } = useUserBusinesses(user.id);
  const top = useRef<HTMLElement>(null);
  const isLong = list.total !== undefined && list.total.count > pageSizes[0];
  return (
    <section aria-labelledby="user-businesses" className="user-businesses" ref={top}>
      <div className="user-businesses-head">
        <h2 id="user-businesses">Businesses</h2>
        {isLong && <SizeSelect size={address.size} onChoose={(size) => go({ size })} />}
      </div>
      <Page list={list} user={user} />
      {isLong && list.rows && (
        <Pager
          position={list.position}
          isBusy={list.isBusy}
          onMove={(move) => {
            go(move);
            scrollToTop(top.current);
          }}
        />
      )}
    </section>
  );
}

/** The rows of the page, or the loading, failed or empty state. */
function Page({ list, user }: { list: List<ListedBusiness>; user: AdminUser }) {
  const { rows, error, retry, isBusy } = list;
  if (!rows) {
    return error ? (
      <ListFailure title={failure} error={error} onRetry={retry} />
    ) : (
      <Skeletons count={3} label="Loading businesses" />
    );
  }
  return (
    <>
      {error && <OutdatedList title={failure} onRetry={retry} />}
      {rows.length === 0 && <p className="soft">{`${user.name} has no businesses.`}</p>}
      {rows.length > 0 && (
        <ul className="row-cards list-rows" aria-busy={isBusy || undefined}>
          {rows.map((business) => (
            <UserBusiness key={business.id} owner={user} business={business} />
          ))}
        </ul>
      )}
    </>
  );
}

const failure = 'Failed to fetch businesses';

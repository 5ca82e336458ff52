import { Link } from 'wouter';
import type { AdminBusiness } from '../../../../contract/admin.ts';
import { businessAnchor } from '../../business-anchor.ts';
import { paths } from '../../../paths.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Email } from '../../../ui/email.tsx';
import { PageCell } from '../list/page-cell.tsx';
import { Mark, OwnerInactive, Suspended } from '../list/status-badge.tsx';
import type { Column } from '../list/table-features.ts';

const nameColumn: Column<AdminBusiness> = {
  id: 'name',
  accessorKey: 'name',
  header: 'Name',
  meta: { onCard: 'title', width: 'widest' },
  cell: ({ row: { original: business } }) => <NameCell {...business} />,
};

/** Columns of the Businesses tab. */
export const businessColumns: Column<AdminBusiness>[] = [
  nameColumn,
  {
    id: 'owner',
    accessorFn: ({ user }) => user.name,
    header: 'Owner',
    meta: { width: 'wide' },
    cell: ({ row: { original: business } }) => <OwnerCell {...business} />,
  },
  {
    id: 'location',
    accessorFn: ({ city, state }) => placeOf(city, state),
    header: 'Location',
    meta: { width: 'wide' },
    cell: ({ row: { original: business } }) =>
      placeOf(business.city, business.state) || <span className="soft">Not provided</span>,
  },
  {
    id: 'categories',
    header: 'Categories',
    meta: { align: 'end' },
    cell: ({ row: { original: business } }) => business.categories.toLocaleString('en-US'),
  },
  {
    id: 'keywords',
    header: 'Keywords',
    meta: { align: 'end' },
    cell: ({ row: { original: business } }) => business.keywords.toLocaleString('en-US'),
  },
  {
    id: 'edit',
    header: 'Edit',
    meta: { align: 'end', onCard: 'foot' },
    cell: ({ row: { original: business } }) => <EditCell {...business} />,
  },
];

/** Columns of the Review Pages tab. */
export const pageColumns: Column<AdminBusiness>[] = [
  nameColumn,
  {
    id: 'page',
    header: 'Review page',
    meta: { onCard: 'foot' },
    cell: ({ row: { original: business } }) => <PageCell {...business} />,
  },
];

/** With the hosts of links that lead to other sites than their buttons say. */
function NameCell({ name, isActive, suspension, user, otherLinks }: AdminBusiness) {
  return (
    <>
      {name}
      {suspension && ' '}
      {suspension && <Suspended />}
      {!isActive && <Mark label="Inactive" />}
      {!user.isActive && <OwnerInactive />}
      <OtherLink platform="Google" host={otherLinks?.google} />
      <OtherLink platform="Facebook" host={otherLinks?.facebook} />
    </>
  );
}

interface OtherLinkProps {
  platform: string;
  host: string | null | undefined;
}

/** A link that leads to another site than its button says. */
function OtherLink({ platform, host }: OtherLinkProps) {
  if (!host) return null;
  return (
    <span className="cell-note">
      {platform} link opens <bdi>{host}</bdi>
    </span>
  );
}

function OwnerCell({ user }: AdminBusiness) {
  return (
    <>
      <Link href={paths.accountSettings(user.id)} state={{ from: location.search }}>
        {user.name}
      </Link>
      <span className="cell-note">
        <Email address={user.email} />
      </span>
    </>
  );
}

/** With the way to what only admins do, which is on the owner's account page. */
function EditCell({ id, name, user }: AdminBusiness) {
  return (
    <>
      <ExternalLink className="button quiet" href={paths.businessEdit(id)}>
        Edit Biz
        <Icon name="open" />
        <span className="visually-hidden">{` ${name} in a new tab`}</span>
      </ExternalLink>
      <span className="cell-note">
        <Link
          href={`${paths.accountSettings(user.id)}#${businessAnchor(id)}`}
          state={{ from: location.search }}
        >
          Suspend or transfer<span className="visually-hidden">{` ${name}`}</span>
        </Link>
      </span>
    </>
  );
}

function placeOf(city: string | null, state: string | null): string {
  return [city, state].filter(Boolean).join(', ');
}

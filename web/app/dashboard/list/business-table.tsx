import { Link } from 'wouter';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { statusOf } from '../listed-businesses.ts';
import { numberKinds, numbersOf } from '../number-kinds.ts';
import { firstOrder, keyOf, totalsOf, type SortKey, type SortOrder } from './sort-businesses.ts';
import { totalLabel } from './totals.tsx';

interface BusinessTableProps {
  /** In their order. */
  businesses: readonly ListedBusiness[];
  sort: SortOrder;
  onSort: (order: SortOrder) => void;
}

/** The owner's businesses and their numbers, one per row; a column head sorts by its column. */
export function BusinessTable({ businesses, sort, onSort }: BusinessTableProps) {
  const head = { sort, onSort };
  return (
    <table className="rows-table business-table" aria-label="My Businesses">
      <thead>
        <tr>
          <HeadCell {...head} sortKey="name" label="Business" />
          {numberKinds.map(({ key, label }) => (
            <HeadCell key={key} {...head} sortKey={key} label={label} />
          ))}
          <th scope="col" className="end row-links">
            <span className="visually-hidden">Links</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {businesses.map((business) => (
          <Row key={business.id} business={business} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel(businesses.length)}</th>
          {totalsOf(businesses).map(({ key, total }) => (
            <td key={key} className="end">
              {total.toLocaleString('en-US')}
            </td>
          ))}
          <td className="row-links" aria-hidden="true" />
        </tr>
      </tfoot>
    </table>
  );
}

interface HeadCellProps {
  sortKey: SortKey;
  label: string;
  sort: SortOrder;
  onSort: (order: SortOrder) => void;
}

/** Sorts by its column, and the other way around on the second press. */
function HeadCell({ sortKey, label, sort, onSort }: HeadCellProps) {
  const isSorted = keyOf(sort) === sortKey;
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const reversed = sort.startsWith('-') ? sortKey : (`-${sortKey}` as const);
  return (
    <th
      scope="col"
      className={sortKey === 'name' ? 'widest' : 'end'}
      {...(isSorted && { 'aria-sort': direction === 'asc' ? 'ascending' : 'descending' })}
    >
      <button
        type="button"
        className={isSorted ? `sort ${direction}` : 'sort'}
        onClick={() => onSort(isSorted ? reversed : firstOrder(sortKey))}
      >
        {label}
        <Icon name="down" />
      </button>
    </th>
  );
}

function Row({ business }: { business: ListedBusiness }) {
  const { id, name, nickname, city, state } = business;
  const status = statusOf(business);
  const numbers = numbersOf(business);
  const details = [nickname, [city, state].filter(Boolean).join(', ')].filter(Boolean);
  return (
    <tr>
      <th scope="row" className="widest">
        <Link href={paths.businessEdit(id)}>
          <bdi>{name}</bdi>
        </Link>
        {details.length > 0 && (
          <span className="cell-note">
            <bdi>{details.join(' · ')}</bdi>
          </span>
        )}
        {status !== 'Active' && <span className="badge">{status}</span>}
      </th>
      {numberKinds.map(({ key }) => (
        <td key={key} className="end">
          {numbers[key].toLocaleString('en-US')}
        </td>
      ))}
      <td className="end row-links">
        <Link className="button quiet" href={paths.businessShare(id)}>
          <Icon name="share" /> Share<span className="visually-hidden">{` ${name}`}</span>
        </Link>
      </td>
    </tr>
  );
}

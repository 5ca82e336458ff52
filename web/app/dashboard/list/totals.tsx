import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { totalsOf } from './sort-businesses.ts';

/** The numbers of all businesses shown, above their cards. */
export function Totals({ businesses }: { businesses: readonly ListedBusiness[] }) {
  return (
    <dl className="totals" aria-label={totalLabel(businesses.length)}>
      <div>
        <dt>Businesses</dt>
        <dd>{businesses.length.toLocaleString('en-US')}</dd>
      </div>
      {totalsOf(businesses).map(({ key, label, total }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{total.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}

export function totalLabel(count: number): string {
  return count === 1
    ? 'Total of 1 business'
    : `Total of ${count.toLocaleString('en-US')} businesses`;
}

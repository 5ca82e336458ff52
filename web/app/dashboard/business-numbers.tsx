import type { ListedBusiness } from '../../../contract/businesses.ts';
import { TrendLine } from '../../ui/trend-line.tsx';
import { numberKinds, numbersOf } from './number-kinds.ts';

/** A business's numbers: in total and recently. */
export function BusinessNumbers({ business }: { business: ListedBusiness }) {
  const numbers = numbersOf(business);
  return (
    <dl className="numbers">
      {numberKinds.map(({ key, label }) => (
        <div key={key} className="number">
          <dt>{label}</dt>
          <dd>
            {numbers[key].toLocaleString('en-US')}
            <TrendLine values={numbers.recent[key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

import { useId, useState } from 'react';
import type { RecentUse } from '../../../../contract/recent-use.ts';
import { numberKinds } from '../number-kinds.ts';
import { DaysChart } from './days-chart.tsx';
import { weeksOf } from './weeks.ts';
import './recent-numbers.css';

const kinds = [{ key: 'visits', label: 'Visits' }, ...numberKinds] as const;

/** The totals of 30 days, this week and last, and a chart of the one that is chosen. */
export function RecentNumbers({ use, name }: { use: RecentUse; name: string }) {
  const [chosen, choose] = useState<(typeof kinds)[number]['key']>('visits');
  const group = useId();
  const label = kinds.find(({ key }) => key === chosen)?.label ?? '';
  return (
    <>
      <fieldset className="recent-totals">
        <legend className="visually-hidden">{`What the chart for ${name} shows`}</legend>
        {kinds.map((kind) => (
          <Total
            key={kind.key}
            group={group}
            label={kind.label}
            counts={use.days[kind.key]}
            isChosen={kind.key === chosen}
            onChoose={() => choose(kind.key)}
          />
        ))}
      </fieldset>
      <DaysChart label={label} counts={use.days[chosen]} lastDay={use.lastDay} />
    </>
  );
}

interface TotalProps {
  group: string;
  label: string;
  counts: readonly number[];
  isChosen: boolean;
  onChoose: () => void;
}

function Total({ group, label, counts, isChosen, onChoose }: TotalProps) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const { current, before } = weeksOf(counts);
  return (
    <label className="recent-total">
      <input
        type="radio"
        className="visually-hidden"
        name={group}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="recent-total-box">
        <span className="recent-total-label">{label}</span>{' '}
        <strong>{total.toLocaleString('en-US')}</strong>{' '}
        <span className="recent-weeks">
          {`${current.toLocaleString('en-US')} this week, ${before.toLocaleString('en-US')} last week`}
        </span>
      </span>
    </label>
  );
}

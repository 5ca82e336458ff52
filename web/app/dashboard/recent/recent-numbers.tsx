import { useId, useState } from 'react';
import type { RecentUse } from '../../../../contract/recent-use.ts';
import { numberKinds } from '../number-kinds.ts';
import { DaysChart } from './days-chart.tsx';
import { sevenDaySums } from './seven-day-sums.ts';
import './recent-numbers.css';

const kinds = [{ key: 'visits', label: 'Visits' }, ...numberKinds] as const;

/** The totals of 30 days, of the last seven and the seven before, and a chart of the one that is chosen. */
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
  const { last, before } = sevenDaySums(counts);
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
        <span className="recent-sevens">
          {`${last.toLocaleString('en-US')} in the last 7 days, ${before.toLocaleString('en-US')} in the 7 days before`}
        </span>
      </span>
    </label>
  );
}

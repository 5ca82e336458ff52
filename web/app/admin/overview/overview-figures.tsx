import type { Overview } from '../../../../contract/overview.ts';
import { TrendLine } from '../../../ui/trend-line.tsx';
import { durationText } from './duration-text.ts';

/** The most important figures, each with an explanation. */
export function OverviewFigures({ overview }: { overview: Overview }) {
  return (
    <dl className="figures">
      {figuresOf(overview).map(({ label, value, note, values }) => (
        <div key={label} className="card figure">
          <dt>{label}</dt>
          <dd>
            <span className="figure-value">{value}</span>
            {values && <TrendLine values={values} />}
            <span className="soft figure-note">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Figure {
  label: string;
  value: string;
  note: string;
  /** For the last 30 days. */
  values?: readonly number[];
}

function figuresOf({ users, businesses, writer, email, tokens, days }: Overview): Figure[] {
  const daily = (label: string, kind: 'drafts' | 'googleLinkClicks' | 'facebookLinkClicks') => {
    const values = days.map((day) => day[kind]);
    const sum = values.reduce((all, value) => all + value, 0);
    return { label, value: grouped(sum), values, note: 'in the last 30 days' };
  };
  return [
    daily('Drafts', 'drafts'),
    daily('Google clicks', 'googleLinkClicks'),
    daily('Facebook clicks', 'facebookLinkClicks'),
    {
      label: 'Businesses',
      value: grouped(businesses.all),
      note: `${grouped(businesses.active)} active`,
    },
    { label: 'Users', value: grouped(users), note: 'total accounts' },
    writerFigure(writer),
    { label: 'Emails waiting', value: grouped(email.waiting), note: emailNote(email) },
    {
      label: 'AI model tokens',
      value: grouped(tokens.sent + tokens.received),
      note: `${grouped(tokens.sent)} sent, ${grouped(tokens.received)} received in 30 days`,
    },
  ];
}

function writerFigure({ model, fallback }: Overview['writer']): Figure {
  const label = 'Drafts written by';
  if (!model) return { label, value: 'Built-in writer', note: 'no AI model is set up' };
  const note = fallback === 'builtin' ? 'built-in writer as backup' : 'no backup';
  return { label, value: model, note };
}

function emailNote({ waiting, oldest, undeliverable }: Overview['email']): string {
  const failed = `${grouped(undeliverable)} undeliverable in 30 days`;
  if (waiting === 0) return failed;
  const waited = oldest === null ? 'can’t be read' : `oldest waiting ${durationText(oldest)}`;
  return `${waited}; ${failed}`;
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

import type {
  DayOfDrafting,
  DraftingReport as Report,
} from '../../../../contract/drafting-report.ts';
import { recentDays } from '../../../../contract/constraints.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { useDraftingReport } from './use-drafting-report.ts';

/** Which writers write the drafts, how many, and how many tokens a model uses. Days are UTC. */
export function DraftingReport() {
  const { report, error, retry } = useDraftingReport();
  return (
    <section className="card drafting-report" aria-labelledby="drafting-report">
      <h2 id="drafting-report">Drafts</h2>
      {report && <Figures report={report} />}
      {error && (
        <div role="alert">
          <p className="soft">{error.message}</p>
          <Button onClick={retry}>Try Again</Button>
        </div>
      )}
      {!report && !error && <Skeletons count={3} label="Loading stats" />}
    </section>
  );
}

function Figures({ report: { writer, today, days } }: { report: Report }) {
  const month = [today, ...days].slice(0, recentDays);
  return (
    <>
      <p className="soft">
        {writer.model
          ? `Written by the AI model ${writer.model}. If it fails, ${writer.fallback === 'builtin' ? 'the built-in writer takes over' : 'there is no draft'}.`
          : 'Written by the built-in writer. No AI model is set up.'}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Stat</th>
            <th scope="col">Today</th>
            <th scope="col">{recentDays} days</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{of(today).toLocaleString('en-US')}</td>
              <td>{month.reduce((sum, day) => sum + of(day), 0).toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const figures: readonly { name: string; of: (day: DayOfDrafting) => number }[] = [
  { name: 'Drafts by the built-in writer', of: ({ drafts }) => drafts.builtin },
  { name: 'Drafts by the AI model', of: ({ drafts }) => drafts.model },
  { name: 'AI model calls', of: ({ model }) => model.calls },
  { name: 'Tokens sent', of: ({ model }) => model.tokensIn },
  { name: 'Tokens received', of: ({ model }) => model.tokensOut },
  {
    name: 'Drafts that failed our check',
    of: ({ refusals }) => total(refusals.own) + total(refusals.model),
  },
  { name: 'Times AI couldn’t write a draft', of: ({ fallbacks }) => total(fallbacks) },
];

function total(reasons: Readonly<Record<string, number>>): number {
  return Object.values(reasons).reduce((sum, count) => sum + count, 0);
}

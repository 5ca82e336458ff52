import { DraftingReport } from './drafting-report.tsx';
import { FailingEmails } from '../emails/failing-emails.tsx';
import { ListFailure, OutdatedList } from '../list/list-failure.tsx';
import { OverviewDays } from './overview-days.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { OverviewReasons } from './overview-reasons.tsx';
import { RefreshButton } from '../list/refresh-button.tsx';
import { dayNote } from '../../day-note.ts';
import { Troubles } from './troubles.tsx';
import { durationText } from './duration-text.ts';
import { useOverview } from './use-overview.ts';

const failure = 'Couldn’t load the overview';

/** Figures for the whole installation, and the drafting report. */
export function OverviewTab() {
  const { overview, error, retry } = useOverview();
  return (
    <div className="overview">
      {error && !overview && <ListFailure title={failure} error={error} onRetry={retry} />}
      {!overview && !error && <OverviewSkeletons />}
      {overview && (
        <>
          <div className="section-head">
            <p className="soft">{`Version ${overview.version}, running for ${durationText(overview.uptime)}. ${dayNote}`}</p>
            <RefreshButton calls={['readOverview', 'listFailingEmails', 'readDrafting']} />
          </div>
          {error && <OutdatedList title={failure} onRetry={retry} />}
          <Troubles troubles={overview.troubles} />
          <OverviewFigures overview={overview} />
          <OverviewDays days={overview.days} />
          <OverviewReasons overview={overview} />
        </>
      )}
      <FailingEmails />
      <DraftingReport />
    </div>
  );
}

function OverviewSkeletons() {
  return (
    <div className="figures" role="status" aria-label="Loading overview">
      {Array.from({ length: 6 }, (_, index) => (
        <span key={index} className="skeleton figure-skeleton" />
      ))}
    </div>
  );
}

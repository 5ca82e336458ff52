import type { CheckResult, SystemChecks } from '../../../../contract/checks.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Skeletons } from '../../../ui/skeletons.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { ListFailure } from '../list/list-failure.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckGroupCard } from './check-group-card.tsx';
import { orderGroups } from './order-groups.ts';
import { summaryText } from './summary-text.ts';
import { useChecks, useTestEmail } from './use-checks.ts';

/** The checks of `npm run doctor` that a running server can make, at the push of a button. */
export function ChecksTab() {
  const { checks, error, isRunning, run } = useChecks();
  const testEmail = useTestEmail();
  return (
    <div className="system-checks">
      <div className="section-head">
        <p className="soft" role="status">
          {isRunning ? (
            'Checking. This can take up to 20 seconds.'
          ) : checks ? (
            <Summary checks={checks} />
          ) : (
            'Checks the database, email, draft writing, the public address, and the server. If an AI model is set up, we call it once.'
          )}
        </p>
        <div className="check-actions">
          <Button pending={testEmail.isPending} onClick={testEmail.send}>
            Email me a test
          </Button>
          <Button className="run-checks" variant="primary" pending={isRunning} onClick={run}>
            {!isRunning && checks && <Icon name="again" />}{' '}
            {isRunning ? 'Checking' : checks ? 'Check again' : 'Run checks'}
          </Button>
        </div>
      </div>
      {error && <ListFailure title="Couldn’t run the checks" error={error} onRetry={run} />}
      {isRunning && !checks && <Skeletons count={4} label="Running checks" />}
      {checks && !error && <Results checks={checks.checks} isOld={isRunning} />}
    </div>
  );
}

function Summary({ checks: { at, checks } }: { checks: SystemChecks }) {
  return (
    <>
      {`${summaryText(checks)} Checked `}
      <Timestamp isShort at={at} />.
    </>
  );
}

function Results({ checks, isOld }: { checks: readonly CheckResult[]; isOld: boolean }) {
  return (
    <div className="check-groups" aria-busy={isOld || undefined}>
      {orderGroups(checks).map(({ group, results }) => (
        <CheckGroupCard key={group} group={group} results={results} />
      ))}
    </div>
  );
}

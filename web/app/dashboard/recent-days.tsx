import { useState } from 'react';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { RecentBody } from './recent/recent-body.tsx';

/** How the page was used lately; what it shows is loaded when it is opened. */
export function RecentDays({ business }: { business: ListedBusiness }) {
  const [isOpen, setOpen] = useState(false);
  const [Body, setBody] = useState<typeof RecentBody>();
  const [hasFailed, setFailed] = useState(false);
  async function load(): Promise<void> {
    setFailed(false);
    try {
      const script = await import('./recent/recent-body.tsx');
      setBody(() => script.RecentBody);
    } catch {
      setFailed(true);
    }
  }
  return (
    <details
      className="recent"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open && !Body) void load();
      }}
    >
      <summary>
        <Icon name="down" /> Last 30 days
        <span className="visually-hidden">{` for ${business.name}`}</span>
      </summary>
      {isOpen && (
        <div className="recent-body">
          {Body && <Body business={business} />}
          {!Body && !hasFailed && (
            <div className="skeleton recent-waits" role="status" aria-label="Loading the stats" />
          )}
          {hasFailed && (
            <p className="note" role="status">
              Couldn’t load the stats.{' '}
              <Button variant="link" onClick={() => void load()}>
                Try Again
              </Button>
            </p>
          )}
        </div>
      )}
    </details>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { Button } from '../../../ui/button.tsx';

interface RefreshButtonProps {
  /** The API calls whose queries are refetched. */
  calls: readonly RefreshedCall[];
}

type RefreshedCall =
  | 'listUsers'
  | 'listAllBusinesses'
  | 'listAudit'
  | 'readOverview'
  | 'listFailingEmails'
  | 'readDrafting';

/** Refetches the queries of these calls. */
export function RefreshButton({ calls }: RefreshButtonProps) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const reread = (call: RefreshedCall) =>
    queries.refetchQueries({ queryKey: [apiPath(call)], type: 'active' });
  return (
    <Button
      className="refresh"
      pending={isPending}
      onClick={() => void run(() => Promise.all(calls.map(reread)))}
    >
      {!isPending && <Icon name="again" />} Refresh
    </Button>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../../paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { PendingButton } from './pending-button.tsx';

interface RefreshButtonProps {
  /** The calls whose answers on the screen are asked for anew. */
  calls: readonly Call[];
}

type Call = 'listUsers' | 'listAllBusinesses' | 'listAudit' | 'readOverview' | 'readDrafting';

/** Loads again what these calls answered. */
export function RefreshButton({ calls }: RefreshButtonProps) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const reread = (call: Call) =>
    queries.refetchQueries({ queryKey: [apiPath(call)], type: 'active' });
  return (
    <PendingButton
      className="refresh"
      isPending={isPending}
      onClick={() => void run(() => Promise.all(calls.map(reread)))}
    >
      {!isPending && <Icon name="again" />} Refresh
    </PendingButton>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { apiPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useOneAtATime } from '../../ui/use-one-at-a-time.ts';

interface RefreshButtonProps {
  /** The call whose answer on the screen is asked for anew. */
  call: 'listUsers' | 'listAllBusinesses' | 'listAudit' | 'readOverview';
}

/** M-20 */
export function RefreshButton({ call }: RefreshButtonProps) {
  const queries = useQueryClient();
  const { isPending, run } = useOneAtATime();
  const refresh = () => queries.refetchQueries({ queryKey: [apiPath(call)], type: 'active' });
  return (
    <Button className="refresh" pending={isPending} onClick={() => void run(refresh)}>
      {!isPending && <Icon name="again" />} Refresh
    </Button>
  );
}

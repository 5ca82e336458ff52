import { supportRoutes } from '../../../../contract/support-routes.ts';
import { fetchFile } from '../../../api/fetch-file.ts';
import { saysSignedOut } from '../../../api/errors.ts';
import { Icon } from '../../../ui/icon.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toasts } from '../../../ui/toast-queue.ts';
import { useOneAtATime } from '../../../ui/use-one-at-a-time.ts';
import { isRefusal } from '../users/user-toasts.ts';
import { Button } from '../../../ui/button.tsx';

const names = {
  exportUsers: 'users',
  exportBusinesses: 'businesses',
  exportAudit: 'activity-log',
} as const;

interface DownloadButtonProps {
  call: keyof typeof names;
  /** Which rows, and in which order. */
  query: string;
}

/** Downloads all rows that a list shows as CSV. The server records who did. */
export function DownloadButton({ call, query }: DownloadButtonProps) {
  const { isPending, run } = useOneAtATime();
  async function download(): Promise<void> {
    try {
      const file = await fetchFile(`${supportRoutes[call].path}?${query}`);
      const day = new Date().toISOString().slice(0, 10);
      const name = `${names[call]}-${day}.csv`;
      saveFile(file, name);
      toasts.show({ title: 'Download Started', description: name });
    } catch (error) {
      if (!(error instanceof Error) || saysSignedOut(error)) return;
      const description = isRefusal(error) ? error.message : 'Please try again.';
      toasts.show({ title: 'Download Failed', description, tone: 'danger' });
    }
  }
  return (
    <Button className="refresh" pending={isPending} onClick={() => void run(() => download())}>
      {!isPending && <Icon name="download" />} CSV
      <span className="visually-hidden"> file of this list</span>
    </Button>
  );
}

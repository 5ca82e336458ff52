import { useState } from 'react';
import { flushSync } from 'react-dom';
import { MINUTE } from '../../../contract/durations.ts';
import { apiPath } from '../../paths.ts';
import { request } from '../../api/request.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { PasswordForm } from '../two-step/password-form.tsx';
import { ownAccountToasts } from './own-account-toasts.ts';
import { useOwnChange } from './use-own-change.ts';

/** Saves everything that is stored about the account as a file. */
export function DownloadSection({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="card settings-card" aria-labelledby="settings-download">
      <h2 id="settings-download">Download your data</h2>
      <p className="soft">
        Your account, your businesses, and their daily stats, in one file. Feedback from customers
        isn’t in it: we don’t keep any.
      </p>
      <Button onClick={() => setAsking(true)}>Download my data</Button>
      {isAsking && <DownloadDialog email={email} onClose={() => setAsking(false)} />}
    </section>
  );
}

function DownloadDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const run = useOwnChange();
  return (
    <Dialog title="Download your data" onClose={onClose}>
      <p>The file contains personal data, so please enter your password.</p>
      <PasswordForm
        email={email}
        submit="Download"
        onSubmit={async (password) => {
          const { file, name } = await run(() => download(password));
          flushSync(onClose);
          saveFile(file, name);
          toasts.show(ownAccountToasts.downloaded);
        }}
      />
    </Dialog>
  );
}

/** Owners of thousands of businesses get megabytes; the server allows a minute. */
const timeLimit = MINUTE;

/** @throws ApiError, NetworkError */
async function download(password: string): Promise<{ file: Blob; name: string }> {
  const { response, text } = await request(apiPath('downloadData'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
    timeLimit,
  });
  const name = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
  return { file: new Blob([text], { type: 'application/json' }), name: name ?? 'data.json' };
}

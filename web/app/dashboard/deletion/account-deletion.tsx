import { useState } from 'react';
import { deletionDays } from '../../../../contract/constraints.ts';
import { CurrentPasswordField } from '../../../features/account-forms/password-fields.tsx';
import { UsernameField } from '../../../features/account-forms/username-field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useAccountDeletion } from './use-account-deletion.ts';

/** Account Settings: deletes the account, after the password. */
export function AccountDeletion({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  const { form, isDone } = useAccountDeletion(() => setAsking(false));
  return (
    <section className="card settings-card" aria-labelledby="settings-deletion">
      <h2 id="settings-deletion">Delete your account</h2>
      <p className="soft">
        Your account, your businesses, and their review pages will be deleted. For {deletionDays}{' '}
        days, you can restore everything by signing in.
      </p>
      <Button className="danger-plain" disabled={isDone} onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      {isAsking && <DeleteDialog email={email} form={form} onClose={() => setAsking(false)} />}
    </section>
  );
}

interface DeleteDialogProps {
  /** For password managers. */
  email: string;
  form: ReturnType<typeof useAccountDeletion>['form'];
  onClose: () => void;
}

function DeleteDialog({ email, form, onClose }: DeleteDialogProps) {
  return (
    <Dialog title="Delete Account" onClose={onClose}>
      <p>This deletes:</p>
      <ul className="delete-list">
        <li>your account: you’ll be signed out on all devices</li>
        <li>your businesses, with their review pages, stats, and logos</li>
        <li>your QR codes and posters: they stop working</li>
      </ul>
      <p className="soft">
        Changed your mind? Sign in within {deletionDays} days to restore everything. After that,
        it’s gone for good.
      </p>
      <form
        className="account-form"
        method="post"
        noValidate
        ref={form.ref}
        onSubmit={form.onSubmit}
        onInput={form.onInput}
      >
        <UsernameField email={email} />
        <CurrentPasswordField id="delete-account-password" error={form.errors.password} />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" pending={form.isPending}>
            Delete
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

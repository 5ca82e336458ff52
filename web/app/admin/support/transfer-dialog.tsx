import { useState } from 'react';
import type { AdminUser } from '../../../../contract/admin.ts';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { isEmail } from '../../../../contract/feedback-rules.ts';
import { call } from './support-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Email } from '../../../ui/email.tsx';
import { SupportFailure, SupportField, SupportForm } from './support-form.tsx';
import { supportToasts } from './support-toasts.ts';
import { findAccount } from './find-account.ts';
import { useSupport } from './use-support.ts';

interface TransferDialogProps {
  owner: AdminUser;
  business: ListedBusiness;
  onClose: () => void;
}

/** Asks for an address, then shows exactly whose account it is before anything happens. */
export function TransferDialog({ owner, business, onClose }: TransferDialogProps) {
  const [email, setEmail] = useState('');
  const [isLooking, setLooking] = useState(false);
  const [missing, setMissing] = useState<{ email: string; error: string } | null>(null);
  const [to, setTo] = useState<AdminUser | null>(null);
  async function look(): Promise<void> {
    setLooking(true);
    const found = await findAccount(email.trim().toLowerCase(), owner.id);
    setLooking(false);
    if ('account' in found) setTo(found.account);
    else setMissing({ email, error: found.error });
  }
  if (to) return <Confirm {...{ owner, business, to, onClose }} onBack={() => setTo(null)} />;
  const known = missing?.email === email ? missing.error : null;
  return (
    <Dialog title="Transfer Business" onClose={onClose}>
      <p>
        Transfer <strong>{business.name}</strong> to another account. Its page, QR code, and stats
        stay the same.
      </p>
      <SupportForm
        submit="Continue"
        isPending={isLooking}
        // What was not found may exist by now.
        errors={{ email: isEmail(email.trim()) ? null : 'Please enter a valid email address' }}
        failure={{ text: known }}
        onCancel={onClose}
        onSubmit={() => void look()}
      >
        <SupportField
          name="email"
          label="Email of the new owner"
          type="email"
          value={email}
          hint="They need an account with a verified address."
          onChange={setEmail}
        />
      </SupportForm>
    </Dialog>
  );
}

interface ConfirmProps extends TransferDialogProps {
  to: AdminUser;
  onBack: () => void;
}

function Confirm({ owner, business, to, onClose, onBack }: ConfirmProps) {
  const { isPending, run, failure } = useSupport(owner.id);
  const { id, name } = business;
  return (
    <Dialog title="Transfer Business" onClose={onClose}>
      <p>
        Transfer <strong>{name}</strong> to this account?
      </p>
      <dl className="dialog-whom support-parties">
        <dt>From</dt>
        <dd>
          {owner.name}
          <br />
          <Email address={owner.email} />
        </dd>
        <dt>To</dt>
        <dd>
          {to.name}
          <br />
          <Email address={to.email} />
        </dd>
      </dl>
      <p className="soft">
        Both owners will get an email. Private feedback goes to {to.email} until they confirm
        another address, even if {owner.name} had confirmed one. If the contact name is {owner.name}
        , it becomes {to.name}.
      </p>
      <SupportFailure {...failure} />
      <div className="dialog-actions">
        <Button onClick={onBack}>Back</Button>
        <Button
          variant="danger"
          pending={isPending}
          onClick={() =>
            run({
              act: () =>
                call('transferBusiness', {
                  params: { id },
                  body: { email: to.email, ownerId: owner.id },
                }),
              end: onClose,
              done: supportToasts.transferred(name, to.email),
            })
          }
        >
          Transfer
        </Button>
      </div>
    </Dialog>
  );
}

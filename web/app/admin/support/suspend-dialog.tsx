import { useState } from 'react';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { suspensionReasonError } from '../../../../contract/suspension-rules.ts';
import { call } from './support-call.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { SupportField, SupportForm } from './support-form.tsx';
import { supportToasts } from './support-toasts.ts';
import { useSupport } from './use-support.ts';

interface SuspendDialogProps {
  ownerId: number;
  business: ListedBusiness;
  onClose: () => void;
}

/** Asks for the reason, which the owner reads. */
export function SuspendDialog({ ownerId, business, onClose }: SuspendDialogProps) {
  const { id, name } = business;
  const [reason, setReason] = useState('');
  const { isPending, run, failure } = useSupport(ownerId);
  return (
    <Dialog title="Suspend Business" onClose={onClose}>
      <p>
        The review page of <strong>{name}</strong> shows as inactive until an admin lifts the
        suspension. Its owner can still see and edit the business, but not reopen the page.
      </p>
      <SupportForm
        submit="Suspend"
        variant="danger"
        isPending={isPending}
        errors={{ reason: suspensionReasonError(reason) }}
        failure={failure}
        onCancel={onClose}
        onSubmit={() =>
          run({
            act: () => call('suspendBusiness', { params: { id }, body: { reason } }),
            end: onClose,
            done: supportToasts.suspended(name),
          })
        }
      >
        <SupportField
          name="reason"
          label="Reason"
          isLong
          value={reason}
          hint="The owner will see it on their dashboard and in an email."
          onChange={setReason}
        />
      </SupportForm>
    </Dialog>
  );
}

import { useState } from 'react';
import type { AdminUser } from '../../../../contract/admin.ts';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { call } from './support-call.ts';
import { Button } from '../../../ui/button.tsx';
import { supportToasts } from './support-toasts.ts';
import { SuspendDialog } from './suspend-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { useSupport } from './use-support.ts';

interface BusinessSupportProps {
  owner: AdminUser;
  business: ListedBusiness;
}

/** Suspending a business, lifting that, and transferring it to another account. */
export function BusinessSupport({ owner, business }: BusinessSupportProps) {
  const { id, name, suspension } = business;
  const lifting = useSupport(owner.id);
  const [open, setOpen] = useState<'suspend' | 'transfer' | null>(null);
  const close = () => setOpen(null);
  const hidden = <span className="visually-hidden">{` ${name}`}</span>;
  return (
    <div className="row-actions">
      {suspension ? (
        <Button
          variant="quiet"
          pending={lifting.isPending}
          onClick={() =>
            lifting.run({
              act: () => call('liftSuspension', { params: { id } }),
              done: supportToasts.lifted(name),
            })
          }
        >
          Lift suspension{hidden}
        </Button>
      ) : (
        <Button variant="quiet" className="danger-plain" onClick={() => setOpen('suspend')}>
          Suspend{hidden}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setOpen('transfer')}>
        Transfer{hidden}
      </Button>
      {open === 'suspend' && (
        <SuspendDialog ownerId={owner.id} business={business} onClose={close} />
      )}
      {open === 'transfer' && <TransferDialog owner={owner} business={business} onClose={close} />}
    </div>
  );
}

import { useState } from 'react';
import { deletionDays } from '../../../../contract/constraints.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useDeleteBusiness } from './use-delete-business.ts';

interface DeleteBusinessProps {
  business: { id: number; name: string };
}

/** At the end of the edit page: deletes an own business. */
export function DeleteBusiness({ business }: DeleteBusinessProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section className="card settings-card delete-business" aria-labelledby="delete-business">
      <h2 id="delete-business">Delete this business</h2>
      <p className="soft">
        Its review page and QR code stop working. For {deletionDays} days, you can restore it from
        your dashboard. To close the page for a while, deactivate it instead.
      </p>
      <Button className="danger-plain" onClick={() => setAsking(true)}>
        Delete Business
      </Button>
      {isAsking && <DeleteDialog business={business} onClose={() => setAsking(false)} />}
    </section>
  );
}

function DeleteDialog({ business, onClose }: DeleteBusinessProps & { onClose: () => void }) {
  const { input, error, isPending, onInput, onSubmit } = useDeleteBusiness(business, onClose);
  return (
    <Dialog title="Delete Business" onClose={onClose}>
      <p>
        This deletes <bdi className="dialog-name">{business.name}</bdi>:
      </p>
      <ul className="delete-list">
        <li>its review page, with its link</li>
        <li>its QR code and posters: they stop working</li>
        <li>its stats and its logo</li>
      </ul>
      <p className="soft">
        You can restore it from your dashboard for {deletionDays} days. After that, it’s gone for
        good.
      </p>
      <form className="account-form" noValidate onSubmit={onSubmit} onInput={onInput}>
        <TextField
          id="delete-business-name"
          name="name"
          label="Type the name of the business"
          hint={error ?? `To confirm, type: ${business.name}`}
          aria-invalid={error !== undefined}
          ref={input}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" pending={isPending}>
            Delete
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

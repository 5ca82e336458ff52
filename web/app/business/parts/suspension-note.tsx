import { brand } from '../../../../contract/brand.ts';
import type { Suspension } from '../../../../contract/suspension.ts';
import { useAppPage } from '../../app-page.ts';

/** Tells the owner that an admin closed the page, why, and whom to ask. */
export function SuspensionNote({ suspension }: { suspension: Suspension }) {
  const { contactEmail } = useAppPage();
  return (
    <div className="suspension-note">
      <p>
        <strong>Suspended by {brand.name}:</strong> {suspension.reason}
      </p>
      <p>
        Questions? Email <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </div>
  );
}

/** Shown next to a disabled link to the page of a suspended business. */
export const suspendedNote = 'Closed until the suspension is lifted.';

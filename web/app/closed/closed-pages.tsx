import { SignedInOnly } from '../guards/signed-in-only.tsx';
import { ClosedPart } from './closed-part.tsx';

/** `/business-setup` */
export function BusinessSetupPage() {
  return (
    <SignedInOnly>
      {() => (
        <ClosedPart title="Business Setup" sentence="Setting up a business is not open yet." />
      )}
    </SignedInOnly>
  );
}

/** `/business-edit/{id}` */
export function BusinessEditPage() {
  return (
    <SignedInOnly>
      {() => <ClosedPart title="Edit Business" sentence="Editing a business is not open yet." />}
    </SignedInOnly>
  );
}

import { SignedInOnly } from '../../guards/signed-in-only.tsx';
import { BusinessSetup } from './business-setup.tsx';

/** `/business-setup` */
export function BusinessSetupPage() {
  return <SignedInOnly>{(user) => <BusinessSetup key={user.id} user={user} />}</SignedInOnly>;
}

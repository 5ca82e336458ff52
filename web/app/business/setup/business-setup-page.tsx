import { SignedInOnly } from '../../guards/signed-in-only.tsx';
import type { PageProps } from '../../find-page.ts';
import { BusinessReady } from './business-ready.tsx';
import { BusinessSetup } from './business-setup.tsx';

/** `/business-setup` */
export function BusinessSetupPage() {
  return <SignedInOnly>{(user) => <BusinessSetup key={user.id} user={user} />}</SignedInOnly>;
}

/** `/business-ready/{id}`: for its owner, and for admins. */
export function BusinessReadyPage({ id }: PageProps) {
  // `findPage` returns this page only with an id.
  return <SignedInOnly>{() => <BusinessReady key={id} id={id ?? 0} />}</SignedInOnly>;
}

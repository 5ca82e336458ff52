import { SignedInOnly } from '../../guards/signed-in-only.tsx';
import type { PageProps } from '../../find-page.ts';
import { EditedBusiness } from './edited-business.tsx';

/** `/business-edit/{id}` */
export function BusinessEditPage({ id }: PageProps) {
  return (
    <SignedInOnly>
      {(user) => (
        // `findPage` returns this page only with an id.
        <EditedBusiness key={`${user.id}-${id}`} id={id ?? 0} user={user} />
      )}
    </SignedInOnly>
  );
}

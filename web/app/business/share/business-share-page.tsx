import { SignedInOnly } from '../../guards/signed-in-only.tsx';
import type { PageProps } from '../../find-page.ts';
import { LoadingFailed } from '../parts/loading-failed.tsx';
import { ShareScreen } from './share-screen.tsx';
import { ShareSkeleton } from './share-skeleton.tsx';
import { useSharedBusiness } from './use-shared-business.ts';

/** `/business-share/{id}`: for its owner, and for admins. */
export function BusinessSharePage({ id }: PageProps) {
  // `findPage` returns this page only with an id.
  return <SignedInOnly>{() => <SharedBusiness id={id ?? 0} />}</SignedInOnly>;
}

function SharedBusiness({ id }: { id: number }) {
  const { business, error, retry } = useSharedBusiness(id);
  if (business) return <ShareScreen key={id} business={business} />;
  return error ? <LoadingFailed reason={error} onRetry={retry} /> : <ShareSkeleton />;
}

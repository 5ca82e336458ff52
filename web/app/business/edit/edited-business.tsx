import { Skeletons } from '../../../ui/skeletons.tsx';
import type { CurrentUser } from '../../../../contract/accounts.ts';
import { BusinessEdit } from './business-edit.tsx';
import { LoadingFailed } from '../parts/loading-failed.tsx';
import { useEditedBusiness } from './use-edited-business.ts';

interface EditedBusinessProps {
  id: number;
  user: CurrentUser;
}

/** The business to edit, or why it isn't shown: loading, failed, or another owner's. */
export function EditedBusiness({ id, user }: EditedBusinessProps) {
  const { business, error, retry } = useEditedBusiness(id);
  if (business) return <BusinessEdit newest={business} user={user} />;
  if (error)
    return <LoadingFailed reason={error.sentence} onRetry={error.mayPass ? retry : undefined} />;
  return (
    <div className="business-page">
      <h1>Edit Business</h1>
      <div className="card">
        <Skeletons count={8} label="Loading your business" />
      </div>
    </div>
  );
}

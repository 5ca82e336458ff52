import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '../../../../contract/accounts.ts';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BusinessSaved } from '../parts/business-saved.tsx';
import { SuspensionNote } from '../parts/suspension-note.tsx';
import { focusTitle } from '../parts/focus-title.ts';
import { DeleteBusiness } from './delete-business.tsx';
import { EditForm } from './edit-form.tsx';

interface BusinessEditProps {
  /** The business as last read. */
  newest: OwnedBusinessReply;
  user: CurrentUser;
}

/** The edit form, then the saved business with a way back to the form. */
export function BusinessEdit({ newest, user }: BusinessEditProps) {
  const [saved, setSaved] = useState<OwnedBusinessReply | null>(null);
  const [, navigate] = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  // Admins return to their list, unless the business is their own.
  const goBack = () => navigate(newest.isOwn ? paths.dashboard() : paths.admin());
  function changeMore(): void {
    setSaved(null);
    focusTitle(title.current);
  }
  return (
    <div className="business-page">
      <Button variant="quiet" className="page-back" onClick={goBack}>
        <Icon name="back" /> Back
      </Button>
      <h1 ref={title} tabIndex={-1}>
        Edit Business
      </h1>
      {!newest.isOwn && <p className="soft">This business belongs to another account.</p>}
      {!saved && newest.suspension && <SuspensionNote suspension={newest.suspension} />}
      {!saved && !newest.isActive && (
        <p className="soft">
          This business is inactive. Until you activate it, customers see a notice instead of its
          review page.
        </p>
      )}
      {saved ? (
        <BusinessSaved
          business={saved}
          title="Your changes are saved"
          tryLink="Try Your Review Generator Link"
          editButton={<Button onClick={changeMore}>Edit Business</Button>}
        />
      ) : (
        <EditForm newest={newest} user={user} onSaved={setSaved} onCancel={goBack} />
      )}
      {!saved && newest.isOwn && <DeleteBusiness business={newest} />}
    </div>
  );
}

import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { CurrentUser } from '../../../contract/accounts.ts';
import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { BusinessSaved } from '../business-parts/business-saved.tsx';
import { focusTitle } from '../business-parts/focus-title.ts';
import { EditForm } from './edit-form.tsx';

interface BusinessEditProps {
  /** As it was read when the page was opened; what is read later changes nothing (C-74). */
  loaded: OwnedBusinessReply;
  user: CurrentUser;
}

/** The form, then what was saved, and back to the form (E-03 … E-09). */
export function BusinessEdit({ loaded, user }: BusinessEditProps) {
  const [business, setBusiness] = useState(loaded);
  const [isSaved, setSaved] = useState(false);
  const [, navigate] = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  // C-68: admins come from their table, unless the business is their own.
  const goBack = () => navigate(business.isOwn ? paths.dashboard() : paths.admin());
  function save(saved: OwnedBusinessReply): void {
    setBusiness(saved);
    setSaved(true);
  }
  function changeMore(): void {
    setSaved(false);
    focusTitle(title.current);
  }
  return (
    <div className="business-page">
      <Button look="quiet" className="page-back" onClick={goBack}>
        <Icon name="back" /> Back
      </Button>
      <h1 ref={title} tabIndex={-1}>
        Edit Business
      </h1>
      {!business.isOwn && <p className="soft">This business belongs to another account.</p>}
      {isSaved ? (
        <BusinessSaved
          business={business}
          title="Your changes are saved"
          tryLink="Try Your Review Generator Link"
          editButton={<Button onClick={changeMore}>Edit Business</Button>}
        />
      ) : (
        <EditForm business={business} user={user} onSaved={save} onCancel={goBack} />
      )}
    </div>
  );
}

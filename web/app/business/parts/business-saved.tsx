import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { OwnedBusinessReply } from '../../../../contract/businesses.ts';
import { publicAddress } from '../../../api/public-address.ts';
import { BusinessFacts } from '../../../features/business-form/business-facts.tsx';
import { PhraseList } from '../../../features/business-form/phrase-list.tsx';
import { CopyAddress } from '../../../features/sharing/copy-address.tsx';
import { TestLinksButton } from '../../../features/sharing/test-links-button.tsx';
import { ownVisitMark } from '../../../own-visit-mark.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { FreshFeedbackDelivery } from './feedback-delivery.tsx';
import { focusTitle } from './focus-title.ts';
import { inactiveNote } from './inactive-note.ts';
import { suspendedNote } from './suspension-note.tsx';

interface BusinessSavedProps {
  business: OwnedBusinessReply;
  title: string;
  /** The text of the link to the public page, which differs between the two forms. */
  tryLink: string;
  /** Replaces the link with its Copy button. */
  address?: ReactNode;
  /** The link or button to the edit form. */
  editButton: ReactNode;
  /** Further actions. */
  children?: ReactNode;
}

/** Replaces the form once it is saved. */
export function BusinessSaved(props: BusinessSavedProps) {
  const { business: reply, title, tryLink, address, editButton, children } = props;
  const { id, slug, name, isActive, suspension, reviewUrl, facebookUrl } = reply.business;
  const note = suspension ? suspendedNote : isActive ? null : inactiveNote;
  return (
    <div className="business-saved">
      <section className="card stack">
        <FocusedTitle>{title}</FocusedTitle>
        {address ?? <CopyAddress address={slug && publicAddress(slug)} name={name} />}
        <div className="saved-actions">
          {slug && <TryLink slug={slug} label={tryLink} note={note} />}
          {editButton}
          <Link className="button plain" href={paths.businessShare(id)}>
            Share your page
          </Link>
          {(reviewUrl ?? facebookUrl) && (
            <TestLinksButton reviewUrl={reviewUrl} facebookUrl={facebookUrl} />
          )}
        </div>
        <BusinessFacts of={reply} />
        <FreshFeedbackDelivery business={reply} hasTest />
      </section>
      {reply.keywords && (
        <div className="card">
          <PhraseList phrases={reply.keywords.map(({ keyword }) => keyword)} />
        </div>
      )}
      {children}
    </div>
  );
}

interface TryLinkProps {
  slug: string;
  label: string;
  /** Why the page is closed; null if it is open. */
  note: string | null;
}

/** The link to the public page, disabled while the business is inactive or suspended. */
function TryLink({ slug, label, note }: TryLinkProps) {
  const id = useId();
  if (note === null) {
    return (
      <a className="button primary" href={paths.thumbsUpDown(slug) + ownVisitMark}>
        {label}
      </a>
    );
  }
  return (
    <div className="no-way">
      <Button className="wide" disabled aria-describedby={id}>
        {label}
      </Button>
      <p id={id} className="note">
        {note}
      </p>
    </div>
  );
}

/** Focused and announced, since the form that had the focus is gone. */
function FocusedTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    focusTitle(heading.current);
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

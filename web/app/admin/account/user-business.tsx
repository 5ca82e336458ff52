import { useEffect, useRef } from 'react';
import type { AdminUser } from '../../../../contract/admin.ts';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { paths } from '../../../paths.ts';
import { RefusalNote } from '../../../features/feedback-address/refusal-note.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { countOf } from '../list/count-text.ts';
import { PageCell } from '../list/page-cell.tsx';
import { Button } from '../../../ui/button.tsx';
import { OwnerInactive, StatusBadge, Suspended } from '../list/status-badge.tsx';
import { BusinessSupport } from '../support/business-support.tsx';
import { businessAnchor } from '../../business-anchor.ts';
import { useToggleUserBusiness } from './use-toggle-user-business.ts';

interface UserBusinessProps {
  owner: AdminUser;
  business: ListedBusiness;
}

/** One of the user's businesses, for an admin; in view if the address says so. */
export function UserBusiness({ owner, business }: UserBusinessProps) {
  const { id, name, city, state, isActive, suspension, analytics } = business;
  const { feedbackRefusal, undelivered } = business;
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (location.hash === `#${businessAnchor(id)}`) card.current?.scrollIntoView();
  }, [id]);
  const { toggle, isPending } = useToggleUserBusiness(owner.id, business);
  return (
    <li className="card user-business" id={businessAnchor(id)} ref={card}>
      <div className="user-business-head">
        <h3>{name}</h3>
        {suspension && <Suspended />}
        {/* Once the suspension is lifted, an inactive page stays closed. */}
        {!(suspension && isActive) && <StatusBadge isActive={isActive} />}
        {!owner.isActive && <OwnerInactive />}
      </div>
      <p className="soft">{[city, state].filter(Boolean).join(', ') || 'No location'}</p>
      {suspension && <p>Reason: {suspension.reason}</p>}
      <p className="soft user-business-numbers">{numbersText(analytics)}</p>
      {feedbackRefusal && <RefusalNote refusal={feedbackRefusal} />}
      {undelivered && (
        <p className="missing">
          {`${countOf(undelivered.count, 'feedback message', 'feedback messages')} not delivered in the last 30 days`}
        </p>
      )}
      <PageCell {...business} />
      <div className="card-pair">
        <ExternalLink className="button plain" href={paths.businessEdit(id)}>
          Edit Business
          <Icon name="open" />
          <span className="visually-hidden">{` ${name} in a new tab`}</span>
        </ExternalLink>
        <Button pending={isPending} onClick={toggle}>
          {isActive ? 'Deactivate' : 'Activate'}
          <span className="visually-hidden">{` ${name}`}</span>
        </Button>
      </div>
      <BusinessSupport owner={owner} business={business} />
    </li>
  );
}

function numbersText(numbers: ListedBusiness['analytics']): string {
  const { reviewsGenerated, googleLinkClicks, facebookLinkClicks } = numbers;
  return [
    countOf(reviewsGenerated, 'draft', 'drafts'),
    countOf(googleLinkClicks, 'Google click', 'Google clicks'),
    countOf(facebookLinkClicks, 'Facebook click', 'Facebook clicks'),
  ].join(' · ');
}

import { useId } from 'react';
import { Link } from 'wouter';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { ownVisitMark } from '../../own-visit-mark.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { inactiveNote } from '../business/parts/inactive-note.ts';
import { suspendedNote } from '../business/parts/suspension-note.tsx';
import { ToggleButtons } from './toggle-buttons.tsx';

interface CardActionsProps {
  business: ListedBusiness;
  isNew: boolean;
}

/** The owner's actions: view the page, edit the business, activate or deactivate it. */
export function CardActions({ business, isNew }: CardActionsProps) {
  const { id, name } = business;
  return (
    <div className="card-actions">
      <ViewPage business={business} isNew={isNew} />
      <ToggleButtons business={business}>
        <Link className="button plain" href={paths.businessEdit(id)}>
          <Icon name="pencil" /> Edit Business<span className="visually-hidden">{` ${name}`}</span>
        </Link>
      </ToggleButtons>
    </div>
  );
}

/** The link to the public page, or why there is none. */
function ViewPage({ business: { slug, name, isActive, suspension }, isNew }: CardActionsProps) {
  const id = useId();
  const label = 'View Your Review Generator';
  const note = suspension ? suspendedNote : isActive ? null : inactiveNote;
  if (slug && !note) {
    return (
      <div className="view-page">
        {isNew && (
          <p id={id} className="first-hint">
            Click here first
          </p>
        )}
        <ExternalLink
          className={isNew ? 'button primary wide' : 'button plain wide'}
          href={paths.thumbsUpDown(slug) + ownVisitMark}
          aria-describedby={isNew ? id : undefined}
        >
          {label}
          <Icon name="open" />
          <span className="visually-hidden">{` for ${name} in a new tab`}</span>
        </ExternalLink>
      </div>
    );
  }
  return (
    <div className="view-page">
      <Button className="wide" disabled aria-describedby={id}>
        {label}
      </Button>
      <p id={id} className="note">
        {slug ? note : 'It has no public link yet, so there’s no review page or QR code.'}
      </p>
    </div>
  );
}

import type { ListedBusiness } from '../../../contract/businesses.ts';
import { CardLogo } from './card-logo.tsx';
import { statusOf } from './listed-businesses.ts';
import { businessAnchor } from '../business-anchor.ts';

/** The business's logo, names and location, and whether it is inactive or suspended. */
export function CardHead({ business }: { business: ListedBusiness }) {
  const { id, name, logoUrl } = business;
  const status = statusOf(business);
  return (
    <div className="card-head">
      <CardLogo name={name} logoUrl={logoUrl} />
      <div className="card-names">
        <h2 id={businessAnchor(id)} tabIndex={-1}>
          <bdi>{name}</bdi>
        </h2>
        <CardPlace business={business} />
        {status !== 'Active' && <p className="badge">{status}</p>}
      </div>
    </div>
  );
}

/** Before a note on the card of a business goes away with the focused button that dismisses it. */
export function focusCardHeading(id: number): void {
  document.getElementById(businessAnchor(id))?.focus({ preventScroll: true });
}

/** Nickname, city and state, as far as known; each may be right-to-left. */
function CardPlace({ business: { nickname, city, state } }: { business: ListedBusiness }) {
  const location = [city, state].filter(Boolean).join(', ');
  if (!nickname && !location) return null;
  return (
    <p className="soft">
      {nickname && <bdi>{nickname}</bdi>}
      {nickname && location && ' · '}
      {location && <bdi>{location}</bdi>}
    </p>
  );
}

import type { ListedBusiness } from '../../../contract/businesses.ts';
import { initialsOf } from './initials.ts';

/** Which business this is: its logo, its names, its place, and whether its page rests (D-09, D-10, D-32). */
export function CardHead({ business }: { business: ListedBusiness }) {
  const { name, isActive, logoUrl } = business;
  const place = placeOf(business);
  return (
    <div className="card-head">
      {logoUrl ? (
        <img className="logo-plate" src={logoUrl} alt="" width={180} height={90} loading="lazy" />
      ) : (
        <span className="logo-initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div className="card-names">
        <h2>{name}</h2>
        {place && <p className="soft">{place}</p>}
        {!isActive && <p className="badge">Inactive</p>}
      </div>
    </div>
  );
}

/** Nickname, city and state, as far as they are known. */
function placeOf({ nickname, city, state }: ListedBusiness): string {
  const place = [city, state].filter(Boolean).join(', ');
  return [nickname, place].filter(Boolean).join(' · ');
}

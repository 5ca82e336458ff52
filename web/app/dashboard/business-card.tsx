import type { ListedBusiness } from '../../../contract/businesses.ts';
import { paths } from '../../paths.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { LogoPlate } from '../../ui/logo-plate.tsx';

/** One of the owner's businesses: its logo and name, its place, and the way to its public page. */
export function BusinessCard({ business }: { business: ListedBusiness }) {
  const { slug, name, isActive, logoUrl } = business;
  return (
    <li className="card business-card">
      {logoUrl && <LogoPlate name="" logoUrl={logoUrl} />}
      <h2>{name}</h2>
      <p className="soft">{placeOf(business)}</p>
      {!isActive && <p className="badge">Inactive</p>}
      {slug && (
        <ExternalLink href={paths.thumbsUpDown(slug)}>
          Open the review page<span className="visually-hidden">{` of ${name} in a new tab`}</span>
        </ExternalLink>
      )}
    </li>
  );
}

/** City and state, as far as they are known. */
function placeOf({ city, state }: ListedBusiness): string {
  return [city, state].filter(Boolean).join(', ');
}

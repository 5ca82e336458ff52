import type { PublicBusiness } from '../../../contract/visitor.ts';
import type { VisitedBusiness } from '../../db/businesses.ts';

/** What leaves the server about a business to people who do not own it (C-01); nothing else does. */
export function presentBusiness(business: VisitedBusiness): PublicBusiness {
  const isActive = isOpen(business);
  const { id, slug, name } = business;
  const reviewUrl = isActive ? business.reviewUrl : null;
  return {
    id,
    slug,
    name,
    reviewUrl,
    googleBusinessUrl: reviewUrl,
    facebookUrl: isActive ? business.facebookUrl : null,
    logoUrl: business.logoHash && logoPath(business.logoHash),
    isActive,
  };
}

/** A page rests when its owner switched it off, or when the owner's account is deactivated (C-17). */
export function isOpen({ isActive, ownerIsActive }: VisitedBusiness): boolean {
  return isActive && ownerIsActive;
}

function logoPath(hash: string): string {
  return `/logos/${hash}.webp`;
}

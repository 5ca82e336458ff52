import type { ListedBusiness } from '../../../contract/businesses.ts';
import type { PublicBusiness } from '../../../contract/visitor.ts';
import type { BusinessRow, VisitedBusiness } from '../../db/businesses.ts';

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

/** What an owner's list tells: whether the owner has it switched on, whatever their account is. */
export function presentListedBusiness(business: BusinessRow): ListedBusiness {
  const { id, slug, name, city, state, isActive, logoHash } = business;
  return { id, slug, name, city, state, isActive, logoUrl: logoHash && logoPath(logoHash) };
}

/** A page rests when its owner switched it off, or when the owner's account is deactivated (C-17). */
export function isOpen({ isActive, ownerIsActive }: VisitedBusiness): boolean {
  return isActive && ownerIsActive;
}

function logoPath(hash: string): string {
  return `/logos/${hash}.webp`;
}

import type {
  OwnedBusiness,
  OwnedBusinessReply,
  PublicBusinessReply,
} from '../../../contract/businesses.ts';
import { otherHost } from '../../../contract/link-hosts.ts';
import type { Suspension } from '../../../contract/suspension.ts';
import type { PublicBusiness } from '../../../contract/visitor.ts';
import type { BusinessRow, SuspensionColumns, VisitedBusiness } from '../../db/businesses.ts';
import { findFeedbackRecipient } from '../../db/feedback-addresses.ts';
import { readFailedFeedback } from '../../db/outbox-reports.ts';
import type { BaseContext } from '../base-context.ts';
import { signedIn, type Actor } from '../actor.ts';
import { presentFeedbackWait, presentRefusal } from '../feedback/feedback-wait.ts';
import { revisionOf } from './revision.ts';
import { suggestShortAddress } from './short-address/suggest-short-address.ts';

/** Everything the server tells people who cannot edit the business. */
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
    ...(isActive && linkHosts(business)),
    logoUrl: business.logoHash && logoPath(business.logoHash),
    isActive,
  };
}

/** The public fields in the shape of the owners' response. */
export function presentToOthers(visited: VisitedBusiness): PublicBusinessReply {
  const business = presentBusiness(visited);
  return { ...business, business, categories: [], canEdit: false };
}

/** All of a business, for people who can edit it; phrases for admins only. */
export async function presentOwnedBusiness(
  { db, now }: Pick<BaseContext, 'db' | 'now'>,
  row: BusinessRow,
  actor: Actor,
): Promise<OwnedBusinessReply> {
  const [recipient, failed] = await Promise.all([
    findFeedbackRecipient(db, row.id),
    readFailedFeedback(db, [row.id], now()), // of those given up on, none: the list shows them
  ]);
  const business = ownedFields(row);
  const user = signedIn(actor);
  return {
    ...business,
    business,
    categories: presentCategories(row),
    canEdit: true,
    revision: revisionOf(row),
    feedbackWait: recipient && presentFeedbackWait(recipient, now()),
    feedbackRefusal: recipient && presentRefusal(recipient, failed.get(row.id)?.refused ?? null),
    isOwn: user.id === row.userId,
    ...(row.hasTemporarySlug &&
      user.id === row.userId && {
        slugChoice: { suggestion: await suggestShortAddress(db, row) },
      }),
    ...(user.isAdmin && { keywords: row.keywords }),
  };
}

/** `isActive` is the owner's setting, even if their account is deactivated. */
function ownedFields(row: BusinessRow): OwnedBusiness {
  const { id, slug, name, nickname, city, state, contactName, feedbackEmail } = row;
  const [googleCategory1 = null, googleCategory2 = null, googleCategory3 = null] = row.categories;
  return {
    id,
    slug,
    name,
    nickname,
    city,
    state,
    contactName,
    feedbackEmail,
    reviewUrl: row.reviewUrl,
    googleBusinessUrl: row.reviewUrl,
    facebookUrl: row.facebookUrl,
    ...linkHosts(row),
    websiteUrl: row.websiteUrl,
    timeZone: row.timeZone,
    logoUrl: row.logoHash && logoPath(row.logoHash),
    isActive: row.isActive,
    ...presentSuspension(row),
    googleCategory1,
    googleCategory2,
    googleCategory3,
  };
}

/** Only for links to other sites: most businesses have none. */
function linkHosts({ reviewUrl, facebookUrl }: Pick<BusinessRow, 'reviewUrl' | 'facebookUrl'>) {
  const [google, facebook] = [otherHost('google', reviewUrl), otherHost('facebook', facebookUrl)];
  return {
    ...(google && { googleLinkHost: google }),
    ...(facebook && { facebookLinkHost: facebook }),
  };
}

export function presentCategories({ categories }: BusinessRow): { category: string }[] {
  return categories.map((category) => ({ category }));
}

/** What people who can edit a business see while it is suspended; nothing otherwise. */
export function presentSuspension(row: SuspensionColumns): { suspension?: Suspension } {
  const { suspendedAt: at, suspendedReason: reason } = row;
  return at && reason !== null ? { suspension: { reason, at: at.toISOString() } } : {};
}

/**
 * A page is inactive if its owner switched it off, if an admin suspended it, or if the owner's account is
 * deactivated.
 */
export function isOpen({ isActive, isSuspended, ownerIsActive }: VisitedBusiness): boolean {
  return isActive && !isSuspended && ownerIsActive;
}

export function logoPath(hash: string): string {
  return `/logos/${hash}.webp`;
}

import * as z from 'zod/mini';
import { analytics } from './analytics.ts';
import {
  category,
  categoryName,
  email,
  keywordText,
  optionalAddress,
  optionalCategory,
  optionalEmail,
  optionalState,
  optionalText,
  requiredText,
  state,
} from './business-fields.ts';
import { businessConstraints } from './business-constraints.ts';
import { businessMessages } from './business-rules.ts';
import { feedbackRefusal, feedbackWait } from './feedback-addresses.ts';
import { logoUrl } from './logo-url.ts';
import { guessedTimeZone, timeZone } from './time-zone.ts';
import { suspension } from './suspension.ts';
import { publicBusiness } from './visitor.ts';

/** The fields of a new business. Any other field (`userId`, `slug`, `id`) is dropped. */
export const createBusinessBody = z.object({
  name: requiredText('name'),
  nickname: optionalText('nickname'),
  city: requiredText('city'),
  state,
  contactName: requiredText('contactName'),
  feedbackEmail: email,
  reviewUrl: optionalAddress,
  facebookUrl: optionalAddress,
  logoUrl,
  timeZone: guessedTimeZone,
  googleCategory1: categoryName(businessMessages.primaryCategory),
  googleCategory2: optionalCategory,
  googleCategory3: optionalCategory,
  isActive: z.optional(z.boolean()),
});

export type CreateBusinessBody = z.output<typeof createBusinessBody>;

/**
 * The `revision` that a change is based on. If the business has changed since, the call fails with 409
 * `stale_revision`, unless the business already contains what was sent. Without a revision the last change
 * wins.
 */
const revision = z.optional(z.string('A revision must be a string from an earlier response'));

/** An omitted field stays unchanged; null or empty clears it. The name cannot be cleared. */
export const updateBusinessBody = z.object({
  name: z.optional(requiredText('name')),
  nickname: optionalText('nickname'),
  city: optionalText('city'),
  state: optionalState,
  contactName: optionalText('contactName'),
  feedbackEmail: optionalEmail,
  reviewUrl: optionalAddress,
  facebookUrl: optionalAddress,
  logoUrl,
  timeZone,
  revision,
});

export type UpdateBusinessBody = z.output<typeof updateBusinessBody>;

export const addCategoryBody = z.object({ category });

/** The complete new list of categories. */
export const replaceCategoriesBody = z.object({
  categories: z
    .array(category)
    .check(z.maxLength(businessConstraints.categories, businessMessages.tooManyCategories)),
  revision,
});

const keyword = z.object({ keyword: keywordText, isLocalSeo: z._default(z.boolean(), true) });

export type Keyword = z.output<typeof keyword>;

export const addKeywordBody = keyword;

/** Like a single phrase it is checked, but what is stored is what the server computes. */
export const replaceKeywordsBody = z.object({
  keywords: z
    .array(keyword)
    .check(z.maxLength(businessConstraints.keywords, businessMessages.tooManyKeywords)),
});

export const toggleBusinessBody = z.object({ isActive: z.boolean() });
export const toggleBusinessReply = z.object({ id: z.int(), isActive: z.boolean() });

const categories = z.array(z.object({ category: z.string() }));

/** With the business's new revision. */
export const categoriesReply = z.object({ categories, revision: z.string() });

/** What owners can see of their own business, and admins of any. */
const ownedBusiness = z.extend(publicBusiness, {
  nickname: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  feedbackEmail: z.nullable(z.string()),
  /** From the original product: stored and returned, but no form writes it. */
  websiteUrl: z.nullable(z.string()),
  /** IANA name; null if none is set, and days are UTC. */
  timeZone: z.nullable(z.string()),
  /** Present only while an admin has suspended it. */
  suspension: z.optional(suspension),
  googleCategory1: z.nullable(z.string()),
  googleCategory2: z.nullable(z.string()),
  googleCategory3: z.nullable(z.string()),
});

export type OwnedBusiness = z.infer<typeof ownedBusiness>;

/** The fields are repeated at the top level, because some clients read them there. */
export const ownedBusinessReply = z.extend(ownedBusiness, {
  business: ownedBusiness,
  categories,
  canEdit: z.literal(true),
  /** Identifies the content that the edit form shows; changes with it. */
  revision: z.string(),
  /** Null if feedback goes where the form says. */
  feedbackWait: z.nullable(feedbackWait),
  feedbackRefusal: z.nullable(feedbackRefusal),
  /** Whether it belongs to the caller: admins can open other people's businesses too. */
  isOwn: z.boolean(),
  /** While its owner may still choose the slug, once; sent to the owner only. */
  slugChoice: z.optional(z.object({ suggestion: z.string() })),
  /** Sent to admins only. */
  keywords: z.optional(z.array(z.object({ keyword: z.string(), isLocalSeo: z.boolean() }))),
});

export type OwnedBusinessReply = z.infer<typeof ownedBusinessReply>;

const publicBusinessReply = z.extend(publicBusiness, {
  business: publicBusiness,
  categories,
  canEdit: z.literal(false),
});

export type PublicBusinessReply = z.infer<typeof publicBusinessReply>;

/** All of it for the owner and for admins, the public part for everyone else. */
export const businessReply = z.union([ownedBusinessReply, publicBusinessReply]);

/** An admin transferred it to its owner, who has not dismissed the note about it yet. */
const unseenTransfer = z.object({
  /** When (ISO 8601). */
  at: z.string(),
  /** The address its feedback goes to now. */
  feedbackGoesTo: z.string(),
});

export type UnseenTransfer = z.infer<typeof unseenTransfer>;

/** A business in its owner's list. Sixty of them are less than 60 kB. */
export const listedBusiness = z.object({
  id: z.int(),
  slug: z.nullable(z.string()),
  name: z.string(),
  nickname: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  isActive: z.boolean(),
  /** Present only while an admin has suspended it: its page is inactive, whatever `isActive` says. */
  suspension: z.optional(suspension),
  unseenTransfer: z.optional(unseenTransfer),
  logoUrl: z.nullable(z.string()),
  reviewUrl: z.nullable(z.string()),
  facebookUrl: z.nullable(z.string()),
  analytics,
  /** Null if feedback goes to the feedback address, or there is none. */
  feedbackWait: z.nullable(feedbackWait),
  feedbackRefusal: z.nullable(feedbackRefusal),
  /**
   * Undeliverable feedback of the last 30 days: how many, and when the last one was given up on (ISO 8601).
   */
  undelivered: z.nullable(z.object({ count: z.int(), last: z.string() })),
});

export type ListedBusiness = z.infer<typeof listedBusiness>;

export const businessesReply = z.array(listedBusiness);

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
  optionalText,
  requiredText,
} from './business-fields.ts';
import { businessLimits } from './business-limits.ts';
import { businessMessages } from './business-rules.ts';
import { logoUrl } from './logo-url.ts';
import { publicBusiness } from './visitor.ts';

/** K-20. What else is sent (`userId`, `slug`, `id`) does not exist here. */
export const createBusinessBody = z.object({
  name: requiredText('name'),
  nickname: optionalText('nickname'),
  city: requiredText('city'),
  state: requiredText('state'),
  contactName: requiredText('contactName'),
  feedbackEmail: email,
  reviewUrl: optionalAddress,
  facebookUrl: optionalAddress,
  logoUrl,
  googleCategory1: categoryName(businessMessages.primaryCategory),
  googleCategory2: optionalCategory,
  googleCategory3: optionalCategory,
  isActive: z.optional(z.boolean()),
});

export type CreateBusinessBody = z.output<typeof createBusinessBody>;

/**
 * The `revision` that a change was made on. Once the business has another one nothing is written (409
 * `stale_revision`), unless it holds already what was sent. Without a revision the last change wins.
 */
const revision = z.optional(z.string('A revision must be a string from an earlier response'));

/** K-24: what is left out stays as it is; what is null or empty is cleared. The name cannot be. */
export const updateBusinessBody = z.object({
  name: z.optional(requiredText('name')),
  nickname: optionalText('nickname'),
  city: optionalText('city'),
  state: optionalText('state'),
  contactName: optionalText('contactName'),
  feedbackEmail: optionalEmail,
  reviewUrl: optionalAddress,
  facebookUrl: optionalAddress,
  logoUrl,
  revision,
});

export type UpdateBusinessBody = z.output<typeof updateBusinessBody>;

export const addCategoryBody = z.object({ category });

/** K-25 */
export const replaceCategoriesBody = z.object({
  categories: z
    .array(category)
    .check(z.maxLength(businessLimits.categories, businessMessages.tooManyCategories)),
  revision,
});

const keyword = z.object({ keyword: keywordText, isLocalSeo: z._default(z.boolean(), true) });

export type Keyword = z.output<typeof keyword>;

export const addKeywordBody = keyword;

/** K-26 */
export const replaceKeywordsBody = z.object({
  keywords: z
    .array(keyword)
    .check(z.maxLength(businessLimits.keywords, businessMessages.tooManyKeywords)),
  revision,
});

export const toggleBusinessBody = z.object({ isActive: z.boolean() });
export const toggleBusinessReply = z.object({ id: z.int(), isActive: z.boolean() });

const categories = z.array(z.object({ category: z.string() }));

/** With the business's revision after it. */
export const categoriesReply = z.object({ categories, revision: z.string() });

/** What an owner knows of their business, and an admin of any (C-01). */
const ownedBusiness = z.extend(publicBusiness, {
  nickname: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  feedbackEmail: z.nullable(z.string()),
  /** Of the original product: kept and shown, and no form writes it (C-50). */
  websiteUrl: z.nullable(z.string()),
  googleCategory1: z.nullable(z.string()),
  googleCategory2: z.nullable(z.string()),
  googleCategory3: z.nullable(z.string()),
});

export type OwnedBusiness = z.infer<typeof ownedBusiness>;

/** The fields at the top as well, as the documents read them there (C-02). */
export const ownedBusinessReply = z.extend(ownedBusiness, {
  business: ownedBusiness,
  categories,
  canEdit: z.literal(true),
  /** Names the content that the edit form shows; another one after each change of it. */
  revision: z.string(),
  /** Whether it belongs to the person who asks: an admin opens those of others as well (C-68). */
  isOwn: z.boolean(),
  /** Admins only: K-23. */
  keywords: z.optional(z.array(z.object({ keyword: z.string(), isLocalSeo: z.boolean() }))),
});

export type OwnedBusinessReply = z.infer<typeof ownedBusinessReply>;

const publicBusinessReply = z.extend(publicBusiness, {
  business: publicBusiness,
  categories,
  canEdit: z.literal(false),
});

export type PublicBusinessReply = z.infer<typeof publicBusinessReply>;

/** K-23: all of it for the owner and for admins, the public part for everybody else. */
export const businessReply = z.union([ownedBusinessReply, publicBusinessReply]);

/** What an owner's list tells of each business (K-18). Sixty of them weigh less than 60 kB. */
export const listedBusiness = z.object({
  id: z.int(),
  slug: z.nullable(z.string()),
  name: z.string(),
  nickname: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  isActive: z.boolean(),
  logoUrl: z.nullable(z.string()),
  reviewUrl: z.nullable(z.string()),
  facebookUrl: z.nullable(z.string()),
  analytics,
  /** Feedback of the last 30 days that no mail server took, and when the last of it was given up (ISO 8601). */
  undelivered: z.nullable(z.object({ count: z.int(), last: z.string() })),
});

export type ListedBusiness = z.infer<typeof listedBusiness>;

export const businessesReply = z.array(listedBusiness);

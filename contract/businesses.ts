import * as z from 'zod/mini';
import { analytics } from './analytics.ts';
import { businessMessages, isWebAddress, oneLine } from './business-rules.ts';
import { isEmail } from './feedback-rules.ts';
import { businessLimits } from './business-limits.ts';
import { graphemeCount, hasForbiddenCharacters } from './text.ts';
import { publicBusiness } from './visitor.ts';

/**
 * UTF-16 units, above every limit (a hundred families with skin tones have 1,900): what is longer is not
 * even counted.
 */
const hardCap = 2_500;

type TextName = 'name' | 'nickname' | 'city' | 'state' | 'contactName';

const folded = z.transform(oneLine);

/** Null for what was left empty. */
const emptyAsNull = z.transform((text: string) => text || null);

const trimmed = (wrong: string, tooLong: string = businessMessages.tooLong) =>
  z.pipe(z.string(wrong).check(z.maxLength(hardCap, tooLong)), folded);

const rightText = (wrong: string, mayBeEmpty: boolean) =>
  z.string().check(
    z.refine(
      (text) =>
        (mayBeEmpty && text === '') || graphemeCount(text) >= businessLimits.businessTextMinLength,
      wrong,
    ),
    z.refine(
      (text) => graphemeCount(text) <= businessLimits.businessTextLength,
      businessMessages.tooLong,
    ),
    z.refine((text) => !hasForbiddenCharacters(text), businessMessages.unshowable),
  );

const text = (name: TextName) =>
  z.pipe(trimmed(businessMessages[name]), rightText(businessMessages[name], false));

/** A text that may be left out, be null or be empty; then it is null. */
const optionalText = (name: TextName) =>
  z.optional(
    z.nullable(
      z.pipe(
        z.pipe(trimmed(businessMessages[name]), rightText(businessMessages[name], true)),
        emptyAsNull,
      ),
    ),
  );

const email = z.pipe(
  trimmed(businessMessages.feedbackEmail, businessMessages.feedbackEmail),
  z.string().check(z.refine(isEmail, businessMessages.feedbackEmail)),
);

const optionalEmail = z.optional(
  z.nullable(
    z.pipe(
      z.pipe(
        trimmed(businessMessages.feedbackEmail, businessMessages.feedbackEmail),
        z
          .string()
          .check(z.refine((one) => one === '' || isEmail(one), businessMessages.feedbackEmail)),
      ),
      emptyAsNull,
    ),
  ),
);

const optionalAddress = z.optional(
  z.nullable(
    z.pipe(
      z.pipe(
        trimmed(businessMessages.url, businessMessages.url),
        z.string().check(z.refine((one) => one === '' || isWebAddress(one), businessMessages.url)),
      ),
      emptyAsNull,
    ),
  ),
);

const logoTypes = /^data:image\/(?:png|jpe?g|webp|gif|avif);base64,[A-Za-z\d+/]*={0,2}$/;
const ownLogo = /^\/logos\/[\da-f]{64}\.webp$/;

/** A picture as a data URL, or the unchanged address of the logo that is there; null or empty removes it. */
const logoUrl = z.optional(
  z.nullable(
    z.pipe(
      z.string(businessMessages.notAPicture).check(
        z.refine((url) => !url.startsWith('data:image/svg'), {
          error: businessMessages.svg,
          abort: true,
        }),
        z.refine((url) => url.length * 0.75 < businessLimits.logoBytes + 100, {
          error: businessMessages.logoTooLarge,
          abort: true,
        }),
        z.refine((url) => url === '' || logoTypes.test(url) || ownLogo.test(url), {
          error: businessMessages.notAPicture,
          abort: true,
        }),
        z.refine(
          (url) => pictureBytes(url) < businessLimits.logoBytes,
          businessMessages.logoTooLarge,
        ),
      ),
      emptyAsNull,
    ),
  ),
);

/** How many bytes a base64 data URL holds; 0 for every other address. */
function pictureBytes(url: string): number {
  if (!url.startsWith('data:')) return 0;
  const base64 = url.slice(url.indexOf(',') + 1);
  return Math.floor((base64.replace(/=+$/, '').length * 3) / 4);
}

const categoryText = () =>
  z.string().check(
    z.refine(
      (one) => graphemeCount(one) <= businessLimits.categoryLength,
      businessMessages.category,
    ),
    z.refine((one) => !hasForbiddenCharacters(one), businessMessages.unshowable),
  );

const categoryName = (missing: string) =>
  z.pipe(
    trimmed(missing, businessMessages.category),
    categoryText().check(z.refine((one) => one !== '', missing)),
  );

const category = categoryName(businessMessages.category);

const optionalCategory = z.optional(
  z.nullable(
    z.pipe(
      z.pipe(trimmed(businessMessages.category, businessMessages.category), categoryText()),
      emptyAsNull,
    ),
  ),
);

/** K-20. What else is sent (`userId`, `slug`, `id`) does not exist here. */
export const createBusinessBody = z.object({
  name: text('name'),
  nickname: optionalText('nickname'),
  city: text('city'),
  state: text('state'),
  contactName: text('contactName'),
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
const revision = z.optional(z.string('A revision is a text, as an answer gave it'));

/** K-24: what is left out stays as it is; what is null or empty is cleared. The name cannot be. */
export const updateBusinessBody = z.object({
  name: z.optional(text('name')),
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

const keyword = z.object({
  keyword: z.pipe(
    trimmed(businessMessages.keyword, businessMessages.keyword),
    z.string().check(
      z.refine((one) => one !== '', businessMessages.keyword),
      z.refine(
        (one) => graphemeCount(one) <= businessLimits.keywordLength,
        businessMessages.keyword,
      ),
      z.refine((one) => !hasForbiddenCharacters(one), businessMessages.unshowable),
    ),
  ),
  isLocalSeo: z._default(z.boolean(), true),
});

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

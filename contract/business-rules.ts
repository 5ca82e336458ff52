import { isEmailAddress } from './ascii-email.ts';
import { businessConstraints } from './business-constraints.ts';
import { completeLink } from './complete-link.ts';
import { isLookAlike } from './look-alikes.ts';
import { hasUnshowableCharacters, oneLine, unshowable } from './one-line.ts';
import { graphemeCount, normalizeText } from './text.ts';
import { isWebAddress } from './web-address.ts';

const tooLong = `Please use ${businessConstraints.businessTextLength} characters or fewer`;

/** Messages of the business forms: identical on screen and from the server. */
export const businessMessages = {
  name: 'Business name must be at least 2 characters',
  nickname: 'Nickname must be at least 2 characters',
  city: 'City name must be at least 2 characters',
  state: 'State name must be at least 2 characters',
  contactName: 'Contact name must be at least 2 characters',
  tooLong,
  unshowable,
  feedbackEmail: 'Please enter a valid email',
  url: 'Please enter a valid URL',
  numericHost: 'Please use a link with a site’s name, not its IP address',
  lookAlike:
    'This link is written to look like another site. Please copy it from the site it belongs to',
  primaryCategory: 'Primary category is required',
  category: `Each category must be 1 to ${businessConstraints.categoryLength} characters`,
  tooManyCategories: `A business can have up to ${businessConstraints.categories} categories`,
  keyword: `Each keyword phrase must be 1 to ${businessConstraints.keywordLength} characters`,
  tooManyKeywords: `A business can have up to ${businessConstraints.keywords} keyword phrases`,
  notAPicture: 'Please upload an image file',
  logoTooLarge: 'Logo image must be less than 3MB',
  svg: "SVG images aren't supported. Please use PNG, JPEG, WebP, GIF, or AVIF",
  unreadablePicture: "We couldn't open this image. Please try another one",
  heicPicture: "We can't open iPhone photos (HEIC). Please save this one as a JPEG and try again",
  cutOffPicture:
    'Part of this image is missing. Please download or save it again, and upload the new file',
  slowPicture:
    'This image takes too long to open. Please save it again as a standard JPEG or PNG, and upload that',
} as const;

/** The fields of both forms; an empty string is an empty field. */
export interface BusinessForm {
  name: string;
  nickname: string;
  city: string;
  state: string;
  contactName: string;
  feedbackEmail: string;
  reviewUrl: string;
  facebookUrl: string;
}

/** The setup form, with up to three categories in order. */
export interface SetupForm extends BusinessForm {
  categories: readonly string[];
}

type FieldErrors<Form> = Partial<Record<keyof Form, string>>;

const texts = ['name', 'nickname', 'city', 'state', 'contactName'] as const;
type TextName = (typeof texts)[number];

/** What is missing or wrong in a setup, by field. Empty if it can be sent. */
export function setupErrors(form: SetupForm): FieldErrors<SetupForm> {
  const email = oneLine(form.feedbackEmail);
  return {
    ...textErrors(form, (name) => name !== 'nickname'),
    ...(!isEmailAddress(email) && { feedbackEmail: businessMessages.feedbackEmail }),
    ...addressErrors(form),
    ...(!form.categories[0] && { categories: businessMessages.primaryCategory }),
    ...(form.categories.length > businessConstraints.categories && {
      categories: businessMessages.tooManyCategories,
    }),
  };
}

/** An edited business only needs a name; fields that are filled in follow the setup's rules. */
export function editErrors(form: BusinessForm): FieldErrors<BusinessForm> {
  const email = oneLine(form.feedbackEmail);
  return {
    ...textErrors(form, (name) => name === 'name'),
    ...(email && !isEmailAddress(email) && { feedbackEmail: businessMessages.feedbackEmail }),
    ...addressErrors(form),
  };
}

function textErrors(
  form: BusinessForm,
  isRequired: (name: TextName) => boolean,
): FieldErrors<BusinessForm> {
  const errors: FieldErrors<BusinessForm> = {};
  for (const name of texts) {
    const text = oneLine(form[name]);
    const length = graphemeCount(text);
    if (length === 0 && !isRequired(name)) continue;
    if (length < businessConstraints.businessTextMinLength) errors[name] = businessMessages[name];
    if (length > businessConstraints.businessTextLength) errors[name] = businessMessages.tooLong;
    if (hasUnshowableCharacters(text)) errors[name] ??= businessMessages.unshowable;
  }
  return errors;
}

function addressErrors(form: BusinessForm): FieldErrors<BusinessForm> {
  const errors: FieldErrors<BusinessForm> = {};
  for (const name of ['reviewUrl', 'facebookUrl'] as const) {
    const address = completeLink(oneLine(form[name]));
    const error = address && linkError(address);
    if (error) errors[name] = error;
  }
  return errors;
}

/** What is wrong with a link that visitors will follow; null if nothing is. */
export function linkError(text: string): string | null {
  if (!isWebAddress(text)) return businessMessages.url;
  const { hostname } = new URL(text);
  if (ipAddress.test(hostname)) return businessMessages.numericHost;
  return isLookAlike(hostname) ? businessMessages.lookAlike : null;
}

/** `new URL` writes every form of an IPv4 address (`0x7f.1`, `2130706433`) as four numbers. */
const ipAddress = /^\[|^(?:\d+\.){3}\d+$/;

/** Two spellings of one category may differ only in case, white space and Unicode normalization. */
export function isSameCategory(one: string, other: string): boolean {
  return normalizeText(one).toLowerCase() === normalizeText(other).toLowerCase();
}

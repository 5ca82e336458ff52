import { isEmail } from './feedback-rules.ts';
import { businessLimits } from './business-limits.ts';
import { hasUnshowableCharacters, oneLine, unshowable } from './one-line.ts';
import { graphemeCount, hasForbiddenCharacters, normaliseText } from './text.ts';

const tooLong = `Please use ${businessLimits.businessTextLength} characters or fewer`;

/** V-36 … V-48: the same words on the screen and from the server. */
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
  primaryCategory: 'Primary category is required',
  category: `Each category must be 1 to ${businessLimits.categoryLength} characters`,
  tooManyCategories: `A business can have up to ${businessLimits.categories} categories`,
  keyword: `Each keyword phrase must be 1 to ${businessLimits.keywordLength} characters`,
  tooManyKeywords: `A business can have up to ${businessLimits.keywords} keyword phrases`,
  notAPicture: 'Please upload an image file',
  logoTooLarge: 'Logo image must be less than 3MB',
  svg: "SVG images aren't supported. Please use PNG, JPEG, WebP, GIF, or AVIF",
  unreadablePicture: "We couldn't read this image. Please try another one",
} as const;

/** What the two forms ask for; an empty text is a field that was left empty. */
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

/** The setup form, with up to three categories in their order. */
export interface SetupForm extends BusinessForm {
  categories: readonly string[];
}

type Problems<Form> = Partial<Record<keyof Form, string>>;

const texts = ['name', 'nickname', 'city', 'state', 'contactName'] as const;
type TextName = (typeof texts)[number];

/** What a setup still lacks, by field (V-36 … V-46). Empty when it can be sent. */
export function setupProblems(form: SetupForm): Problems<SetupForm> {
  const email = oneLine(form.feedbackEmail);
  return {
    ...textProblems(form, (name) => name !== 'nickname'),
    ...(!isEmail(email) && { feedbackEmail: businessMessages.feedbackEmail }),
    ...addressProblems(form),
    ...(!form.categories[0] && { categories: businessMessages.primaryCategory }),
    ...(form.categories.length > businessLimits.categories && {
      categories: businessMessages.tooManyCategories,
    }),
  };
}

/** Of an edited business only the name must be there (V-53); what is given keeps the setup's rules (C-48). */
export function editProblems(form: BusinessForm): Problems<BusinessForm> {
  const email = oneLine(form.feedbackEmail);
  return {
    ...textProblems(form, (name) => name === 'name'),
    ...(email && !isEmail(email) && { feedbackEmail: businessMessages.feedbackEmail }),
    ...addressProblems(form),
  };
}

function textProblems(
  form: BusinessForm,
  isRequired: (name: TextName) => boolean,
): Problems<BusinessForm> {
  const problems: Problems<BusinessForm> = {};
  for (const name of texts) {
    const text = oneLine(form[name]);
    const length = graphemeCount(text);
    if (length === 0 && !isRequired(name)) continue;
    if (length < businessLimits.businessTextMinLength) problems[name] = businessMessages[name];
    if (length > businessLimits.businessTextLength) problems[name] = businessMessages.tooLong;
    if (hasUnshowableCharacters(text)) problems[name] ??= businessMessages.unshowable;
  }
  return problems;
}

function addressProblems(form: BusinessForm): Problems<BusinessForm> {
  const problems: Problems<BusinessForm> = {};
  for (const name of ['reviewUrl', 'facebookUrl'] as const) {
    const address = oneLine(form[name]);
    if (address && !isWebAddress(address)) problems[name] = businessMessages.url;
  }
  return problems;
}

/** C-46: an absolute http or https address without a password in it, all of which can be seen. */
export function isWebAddress(text: string): boolean {
  if (text.length > businessLimits.webAddressLength) return false;
  if (!webStart.test(text) || /\s/.test(text) || hasForbiddenCharacters(text)) return false;
  try {
    const { hostname, username, password } = new URL(text);
    return hostname !== '' && username === '' && password === '';
  } catch {
    return false;
  }
}

/** `new URL` takes `https:example.com` too, which a link on a page of ours would look for on our own host. */
const webStart = /^https?:\/\/[^/\\]/i;

/** Two spellings of one category differ in case, white space and the coding of their letters only. */
export function isSameCategory(one: string, other: string): boolean {
  return normaliseText(one).toLowerCase() === normaliseText(other).toLowerCase();
}

import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { editErrors, setupErrors, type BusinessForm } from '../../../contract/business-rules.ts';
import type { Problems } from '../../ui/use-checked-form.ts';

/** What the forms of setup and edit hold. The names are those of the calls. */
export interface FormValues extends BusinessForm {
  /** A picture as a data URL, or the address of the logo that is there. */
  logoUrl: string | null;
  googleCategory1: string | null;
  googleCategory2: string | null;
  googleCategory3: string | null;
}

export type FieldName = keyof FormValues;

export type FieldErrors = Problems<FieldName>;

/** The fields from the first to the last, as they stand on the screen. */
export const fieldNames = [
  'name',
  'nickname',
  'city',
  'state',
  'logoUrl',
  'googleCategory1',
  'googleCategory2',
  'googleCategory3',
  'contactName',
  'feedbackEmail',
  'reviewUrl',
  'facebookUrl',
] as const satisfies readonly FieldName[];

export const categoryNames = ['googleCategory1', 'googleCategory2', 'googleCategory3'] as const;
export type CategoryName = (typeof categoryNames)[number];

/** The id of a field's control. */
export function fieldId(name: FieldName): string {
  return `business-${name}`;
}

export const emptyValues: FormValues = {
  name: '',
  nickname: '',
  city: '',
  state: '',
  contactName: '',
  feedbackEmail: '',
  reviewUrl: '',
  facebookUrl: '',
  logoUrl: null,
  googleCategory1: null,
  googleCategory2: null,
  googleCategory3: null,
};

/** What the edit form begins with. */
export function valuesOf({ business, categories }: OwnedBusinessReply): FormValues {
  const { name, logoUrl } = business;
  return {
    name,
    nickname: business.nickname ?? '',
    city: business.city ?? '',
    state: business.state ?? '',
    contactName: business.contactName ?? '',
    feedbackEmail: business.feedbackEmail ?? '',
    reviewUrl: business.reviewUrl ?? '',
    facebookUrl: business.facebookUrl ?? '',
    logoUrl,
    googleCategory1: categories[0]?.category ?? null,
    googleCategory2: categories[1]?.category ?? null,
    googleCategory3: categories[2]?.category ?? null,
  };
}

/** The chosen categories in their order. */
export function chosenCategories(values: Pick<FormValues, CategoryName>): string[] {
  return categoryNames.flatMap((name) => values[name] ?? []);
}

/** The fields of `values` that `loaded` has otherwise. */
export function changesOf(loaded: FormValues, values: FormValues): Partial<FormValues> {
  const changed = fieldNames.filter((name) => values[name] !== loaded[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** What is missing or wrong in a setup. The first category is required. */
export function errorsOfSetup(values: FormValues): FieldErrors {
  const categories = values.googleCategory1 ? chosenCategories(values) : [];
  const { categories: missing, ...problems } = setupErrors({ ...values, categories });
  return { ...problems, ...(missing && { googleCategory1: missing }) };
}

/** What is wrong in an edit. Only the name is required. */
export function errorsOfEdit(values: FormValues): FieldErrors {
  return editErrors(values);
}

/** The texts as they are sent: without the space around them, and null for what was left empty. */
export function sentTexts(values: FormValues) {
  const optional = (name: keyof BusinessForm) => values[name].trim() || null;
  return {
    name: values.name.trim(),
    nickname: optional('nickname'),
    city: optional('city'),
    state: optional('state'),
    contactName: optional('contactName'),
    feedbackEmail: optional('feedbackEmail'),
    reviewUrl: optional('reviewUrl'),
    facebookUrl: optional('facebookUrl'),
  };
}

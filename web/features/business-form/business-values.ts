import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { editErrors, setupErrors, type BusinessForm } from '../../../contract/business-rules.ts';
import type { FieldErrors } from '../../ui/use-checked-form.ts';

/** Values of the setup and edit forms. Field names match the API. */
export interface FormValues extends BusinessForm {
  /** A new image as a data URL, or the URL of the current logo. */
  logoUrl: string | null;
  googleCategory1: string | null;
  googleCategory2: string | null;
  googleCategory3: string | null;
  /** IANA name; null for none. A setup sends the browser's. */
  timeZone: string | null;
}

export type FieldName = keyof FormValues;

export type BusinessFieldErrors = FieldErrors<FieldName>;

/** Field names in display order. */
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
  'timeZone',
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
  timeZone: null,
};

/** The initial values of the edit form. */
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
    timeZone: business.timeZone,
  };
}

/** The chosen categories in order. */
export function chosenCategories(values: Pick<FormValues, CategoryName>): string[] {
  return categoryNames.flatMap((name) => values[name] ?? []);
}

/** The fields of `values` that differ from `loaded`. */
export function changesOf(loaded: FormValues, values: FormValues): Partial<FormValues> {
  const changed = fieldNames.filter((name) => values[name] !== loaded[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** Validation errors of a setup. The first category is required. */
export function errorsOfSetup(values: FormValues): BusinessFieldErrors {
  const categories = values.googleCategory1 ? chosenCategories(values) : [];
  const { categories: missing, ...errors } = setupErrors({ ...values, categories });
  return { ...errors, ...(missing && { googleCategory1: missing }) };
}

/** Validation errors of an edit. Only the name is required. */
export function errorsOfEdit(values: FormValues): BusinessFieldErrors {
  return editErrors(values);
}

/** The texts for the request: trimmed, or null if empty. */
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

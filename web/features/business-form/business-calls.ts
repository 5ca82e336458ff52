import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { keywordPhrases } from '../../../contract/keyword-phrases.ts';
import { call } from '../../api/app-call.ts';
import { withRetries } from '../../api/retries.ts';
import { browserTimeZone } from '../../ui/time-zones.ts';
import { endAdditions } from './setup-additions.ts';
import {
  categoryNames,
  chosenCategories,
  sentTexts,
  valuesOf,
  type FormValues,
} from './business-values.ts';

/**
 * Creates a business. A retry with the same key does not create it twice.
 * @throws ApiError or NetworkError, after the retries
 */
export function createBusiness(values: FormValues, idempotencyKey: string) {
  const { logoUrl, googleCategory1, googleCategory2, googleCategory3 } = values;
  const texts = sentTexts(values);
  const body = {
    ...texts,
    city: texts.city ?? '',
    state: texts.state ?? '',
    contactName: texts.contactName ?? '',
    feedbackEmail: texts.feedbackEmail ?? '',
    logoUrl,
    googleCategory1: googleCategory1 ?? '',
    googleCategory2,
    googleCategory3,
    timeZone: browserTimeZone(),
    isActive: true,
  };
  return withRetries(() => call('createBusiness', { body, idempotencyKey }));
}

/**
 * Saves the business, and then its categories and phrases if the categories or the city changed. Each
 * call sends the revision that `hear` returned after the previous call.
 * @param before the business as loaded, with its initial revision
 * @param hear called with the business after each write; returns the revision for the next call
 * @throws ApiError or NetworkError, after the retries; `stale_revision` after a concurrent write
 */
export async function updateBusiness(
  before: OwnedBusinessReply,
  values: FormValues,
  hear: Hearing,
): Promise<OwnedBusinessReply> {
  await endAdditions(before.id);
  const params = { id: before.id };
  const { revision } = before;
  const { logoUrl, timeZone } = values;
  const body = { ...sentTexts(values), logoUrl, ...(timeZone && { timeZone }), revision };
  const saved = await withRetries(() => call('updateBusiness', { params, body }));
  const next = hear(saved);
  return needsOtherPhrases(before, values) ? updateLists(saved, values, next, hear) : saved;
}

type Hearing = (soFar: OwnedBusinessReply) => string;

async function updateLists(
  saved: OwnedBusinessReply,
  values: FormValues,
  known: string,
  hear: Hearing,
): Promise<OwnedBusinessReply> {
  const params = { id: saved.id };
  const categories = chosenCategories(values);
  const lists = await withRetries(() =>
    call('replaceCategories', { params, body: { categories, revision: known } }),
  );
  hear({ ...saved, ...lists });
  const keywords = keywordPhrases(categories, values.city).map((keyword) => ({
    keyword,
    isLocalSeo: true,
  }));
  await withRetries(() => call('replaceKeywords', { params, body: { keywords } }));
  return { ...saved, ...lists, ...(saved.keywords && { keywords }) };
}

/** Whether the categories or the city changed, so that the keyword phrases must be updated. */
export function needsOtherPhrases(before: OwnedBusinessReply, values: FormValues): boolean {
  const loaded = valuesOf(before);
  return (
    loaded.city !== values.city.trim() ||
    categoryNames.some((name) => loaded[name] !== values[name])
  );
}

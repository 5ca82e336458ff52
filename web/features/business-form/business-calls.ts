import type { OwnedBusinessReply } from '../../../contract/businesses.ts';
import { keywordPhrases } from '../../../contract/keyword-phrases.ts';
import { call } from '../../api/app-call.ts';
import { withRetries } from '../../api/retries.ts';
import {
  categoryNames,
  chosenCategories,
  sentTexts,
  valuesOf,
  type FormValues,
} from './business-values.ts';

/** How many calls of a setup are under way at once; the server has done their work already. */
const atOnce = 4;

/**
 * B-11. A repeat under the same key sets up nothing twice.
 * @throws ApiError or NetworkError, after the repeats of S-65
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
    isActive: true,
  };
  return withRetries(() => call('createBusiness', { body, idempotencyKey }));
}

/** B-12 … B-14: a call for each category and each phrase. A failure is noted, and nothing more. */
export async function addCategoriesAndPhrases(id: number, values: FormValues): Promise<void> {
  const params = { id };
  const categories = chosenCategories(values);
  await runSome(
    categories.map((category) => () => call('addCategory', { params, body: { category } })),
  );
  const phrases = keywordPhrases(categories, values.city);
  await runSome(
    phrases.map(
      (keyword) => () => call('addKeyword', { params, body: { keyword, isLocalSeo: true } }),
    ),
  );
}

async function runSome(errands: (() => Promise<unknown>)[]): Promise<void> {
  const waiting = [...errands];
  async function work(): Promise<void> {
    for (let errand = waiting.shift(); errand; errand = waiting.shift()) await errand().catch(note);
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

function note(error: unknown): void {
  console.warn('A category or phrase was not added:', error);
}

/**
 * E-05, E-20: the business, and then the lists if the categories or the city are others (C-47). Each call
 * is made on the revision that the one before it answered.
 * @param before as it was opened, with the revision to begin with
 * @param onWritten called with what is there after each call that wrote
 * @throws ApiError or NetworkError, after the repeats of S-65; `stale_revision` once somebody else wrote
 */
export async function updateBusiness(
  before: OwnedBusinessReply,
  values: FormValues,
  onWritten: (soFar: OwnedBusinessReply) => void,
): Promise<OwnedBusinessReply> {
  const params = { id: before.id };
  const { revision } = before;
  const body = { ...sentTexts(values), logoUrl: values.logoUrl, revision };
  const saved = await withRetries(() => call('updateBusiness', { params, body }));
  onWritten(saved);
  return needsOtherPhrases(before, values) ? updateLists(saved, values, onWritten) : saved;
}

async function updateLists(
  saved: OwnedBusinessReply,
  values: FormValues,
  onWritten: (soFar: OwnedBusinessReply) => void,
): Promise<OwnedBusinessReply> {
  const params = { id: saved.id };
  const categories = chosenCategories(values);
  const { revision: current } = saved;
  const lists = await withRetries(() =>
    call('replaceCategories', { params, body: { categories, revision: current } }),
  );
  onWritten({ ...saved, ...lists });
  const { revision } = lists;
  const keywords = keywordPhrases(categories, values.city).map((keyword) => ({
    keyword,
    isLocalSeo: true,
  }));
  await withRetries(() => call('replaceKeywords', { params, body: { keywords, revision } }));
  return { ...saved, ...lists, ...(saved.keywords && { keywords }) };
}

/** Whether the phrases of the saved business are those of other categories, or of another city. */
export function needsOtherPhrases(before: OwnedBusinessReply, values: FormValues): boolean {
  const loaded = valuesOf(before);
  return (
    loaded.city !== values.city.trim() ||
    categoryNames.some((name) => loaded[name] !== values[name])
  );
}

import { keywordPhrases } from '../../../contract/keyword-phrases.ts';
import { call } from '../../api/app-call.ts';
import { chosenCategories, type FormValues } from './business-values.ts';

/** The number of concurrent calls. They are redundant, since the setup call stores everything. */
const atOnce = 4;

/** Calls in progress after a setup, by business id. */
const additions = new Map<number, { stop: AbortController; ended: Promise<void> }>();

/** Sends a call for each category and each phrase. Failures are only logged. */
export function addCategoriesAndPhrases(id: number, values: FormValues): void {
  const stop = new AbortController();
  additions.set(id, { stop, ended: addAll(id, values, stop.signal) });
}

/**
 * Cancels the remaining calls and waits for those in progress, since a call after an edit would undo
 * it. No data is lost, because the setup call already stored everything.
 */
export async function endAdditions(id: number): Promise<void> {
  const started = additions.get(id);
  started?.stop.abort();
  await started?.ended;
}

async function addAll(id: number, values: FormValues, signal: AbortSignal): Promise<void> {
  const params = { id };
  const categories = chosenCategories(values);
  await runSome(
    categories.map((category) => () => call('addCategory', { params, body: { category } })),
    signal,
  );
  const phrases = keywordPhrases(categories, values.city);
  await runSome(
    phrases.map(
      (keyword) => () => call('addKeyword', { params, body: { keyword, isLocalSeo: true } }),
    ),
    signal,
  );
}

async function runSome(tasks: (() => Promise<unknown>)[], signal: AbortSignal): Promise<void> {
  const waiting = [...tasks];
  async function work(): Promise<void> {
    for (let task = waiting.shift(); task && !signal.aborted; task = waiting.shift())
      await task().catch(note);
  }
  await Promise.all(Array.from({ length: atOnce }, work));
}

function note(error: unknown): void {
  console.warn('A category or phrase was not added:', error);
}

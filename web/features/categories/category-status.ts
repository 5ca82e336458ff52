import type { CategoryNames } from './use-category-names.ts';

interface Situation extends Pick<CategoryNames, 'list' | 'hasFailed' | 'isOutdated'> {
  items: readonly string[];
  typed: string;
}

/** What screen readers announce for an open list. */
export function statusOf(situation: Situation): string {
  const { hasFailed, isOutdated, items } = situation;
  if (hasFailed && !isOutdated) return `${messages.failed} Press Enter to try again.`;
  if (items.length === 0) return sentenceInstead(situation);
  return items.length === 1 ? '1 category' : `${items.length.toLocaleString('en-US')} categories`;
}

/** The message shown when there is no category to list. */
export function sentenceInstead({ list, hasFailed, isOutdated, typed }: Situation): string {
  if (isOutdated) return messages.outdated;
  if (hasFailed) return messages.failed;
  return list ? `No categories match “${typed.trim()}”. ${messages.simpler}` : messages.loading;
}

/** The note under a field that was left with text that is not in the list. */
export function unlistedNote(text: string): string {
  return `“${text}” isn’t in our list. Please choose one from the list. ${messages.simpler}`;
}

const messages = {
  simpler: 'Try a simpler word, like “dentist” or “clinic”.',
  loading: 'Loading categories',
  failed: 'We couldn’t load the categories.',
  outdated: 'This page is out of date. Please reload it to see the categories.',
} as const;

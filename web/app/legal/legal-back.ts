import { isSlug } from '../../../contract/slug.ts';
import { paths } from '../../paths.ts';

/**
 * Where the Back button of a legal page leads: to the public page that linked here with `?from=`.
 * Null without it, or if it is not a slug.
 */
export function legalBack(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  return from !== null && isSlug(from) ? paths.thumbsUpDown(from) : null;
}

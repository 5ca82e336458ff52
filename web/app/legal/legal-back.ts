import { isSlug } from '../../../contract/slug.ts';
import { paths } from '../../paths.ts';

/**
 * Where the Back button of a legal page leads: to the public page that linked here and said so
 * by `?from=` (G-05). Null where nobody said so (G-06), or said something that is no slug.
 */
export function legalBack(search: string): string | null {
  const from = new URLSearchParams(search).get('from');
  return from !== null && isSlug(from) ? paths.thumbsUpDown(from) : null;
}

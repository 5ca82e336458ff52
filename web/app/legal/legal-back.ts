import { isSlug } from '../../../contract/slug.ts';
import { paths } from '../../paths.ts';

/**
 * The slug of the public page that a visitor of the legal pages came from: `?from=`, if it is a
 * valid slug. Links between the legal pages pass it on.
 */
export function legalOrigin(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from') ?? '';
  return isSlug(from) ? from : undefined;
}

/** Where a legal page's Back button leads: to that page. Null without one. */
export function legalBack(search: string): string | null {
  const from = legalOrigin(search);
  return from === undefined ? null : paths.thumbsUpDown(from);
}

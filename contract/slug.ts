import { slugLength } from './constraints.ts';

/** A business's name in a URL: lowercase ASCII words joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether a text is a well-formed slug, taken or not. */
export function isSlug(text: string): boolean {
  return text.length <= slugLength && slugPattern.test(text);
}

/** A business's name in an address: lower-case ASCII words joined by single hyphens. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Tells whether a text can be a slug at all; says nothing on whether a business has it. */
export function isSlug(text: string): boolean {
  return text.length <= 80 && slugPattern.test(text);
}

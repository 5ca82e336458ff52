/** A name of this length fits into a header in any script. */
const longest = 80;

/**
 * A name for use in a header: one line, without direction marks (visitors' names are not checked for them),
 * and truncated between characters, not inside one.
 */
export function headerName(name: string): string {
  const line = name.replace(/\p{Bidi_Control}+/gu, '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return Array.from(line).slice(0, longest).join('').trim();
}

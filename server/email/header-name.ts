/** So long a name fits a header whatever its script. */
const longest = 80;

/**
 * A name as it can be used in a header: one line, displayed in its own order (visitors' names are not
 * checked), and cut between characters, not inside one.
 */
export function headerName(name: string): string {
  const line = name.replace(/\p{Bidi_Control}+/gu, '').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  return Array.from(line).slice(0, longest).join('').trim();
}

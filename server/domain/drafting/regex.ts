/**
 * A regular expression that is too long for one line, such as a list of words: each line break and the
 * indentation after it are left out, every other space counts. Backslashes are those of the expression.
 */
export function regex(flags = ''): (text: TemplateStringsArray, ...parts: string[]) => RegExp {
  return (text, ...parts) => new RegExp(regexPart(text, ...parts), flags);
}

/** The same for a part of one, as text. */
export function regexPart(text: TemplateStringsArray, ...parts: string[]): string {
  return String.raw({ raw: text.raw.map((line) => line.replace(/\n\s*/g, '')) }, ...parts);
}

/**
 * A regular expression over several lines, such as a list of words: line breaks and the indentation
 * after them are removed, other spaces count. Backslashes don't need escaping.
 */
export function regex(flags = ''): (text: TemplateStringsArray, ...parts: string[]) => RegExp {
  return (text, ...parts) => new RegExp(regexPart(text, ...parts), flags);
}

/** The same for part of an expression, as text. */
export function regexPart(text: TemplateStringsArray, ...parts: string[]): string {
  return String.raw({ raw: text.raw.map((line) => line.replace(/\n\s*/g, '')) }, ...parts);
}

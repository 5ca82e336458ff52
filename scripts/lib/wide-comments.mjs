const widest = 112;
/** Starts with a comment or continues one. What a linter reads can't be wrapped, nor can an address. */
const comment = /^\s*(\*|\/\*|\/\/)/;
const unwrappable = /\b(ox|es)lint-|https?:\/\//;

/**
 * The lines of comments that are too wide: the formatter wraps code, but no comments.
 * @returns {{ line: number, what: string }[]}
 */
export function wideComments(content) {
  return content.split('\n').flatMap((text, index) => {
    const isWide = text.length > widest && comment.test(text) && !unwrappable.test(text);
    if (!isWide) return [];
    return { line: index + 1, what: `is a comment of ${text.length} columns; wrap it at 110` };
  });
}

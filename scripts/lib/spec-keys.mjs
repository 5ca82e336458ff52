/** Explains the keys: each is in bold at the start of a list item. */
export const specification = 'docs/SPECIFICATION.md';

const definition = /^- \*\*([A-Z]-\d{2}|\d§\d+)\*\* /gm;
/**
 * A letter for the area and a row's number, or a section of a source document. Excludes parts of longer
 * names, such as character sets, model numbers and dates.
 */
const key = /(?<![\w-])[A-Z]-\d{2}(?!\w|[-.]\d)|(?<![\w.])\d§\d+/g;
/** SVG path data also contains letters followed by numbers. */
const svgPathData = /\bd(?:=\{?|: )(["'`]).*?\1/g;
/** Documents, tests, and what only tests use. Everything else is product code. */
const mayUseKeys = /\.md$|\.test\.\w+$|^e2e\/|(^|\/)testing\//;

/** @param {string} page Markdown @returns {Set<string>} */
export function specifiedKeys(page) {
  return new Set([...page.matchAll(definition)].map(([, name]) => name));
}

/**
 * The keys that a file should not use: in product code all of them, elsewhere those that the specification
 * does not contain.
 * @param {Set<string>} specified
 * @returns {{ line: number, what: string }[]}
 */
export function wrongKeys(file, content, specified) {
  return content
    .split('\n')
    .flatMap((text, index) =>
      keysIn(text).map((name) => ({ line: index + 1, what: wrongIn(file, name, specified) })),
    )
    .filter(({ what }) => what !== null);
}

function wrongIn(file, name, specified) {
  if (!mayUseKeys.test(file)) return `uses ${name}; product code says what it means, without keys`;
  return specified.has(name) ? null : `uses ${name}, which ${specification} does not contain`;
}

function keysIn(text) {
  return [...text.replace(svgPathData, '').matchAll(key)].map(([name]) => name);
}

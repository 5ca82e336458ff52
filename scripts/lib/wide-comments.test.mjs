import { expect, it } from 'vitest';

import { wideComments } from './wide-comments.mjs';

const wide = 'so '.repeat(40);

it.each([
  ['a line comment', `  // ${wide}`],
  ['a short doc comment', `/** ${wide}*/`],
  ['a line of a long one', ` * ${wide}`],
])('finds %s that is too wide', (_, text) => {
  const what = `is a comment of ${text.length} columns; wrap it at 110`;
  expect(wideComments(`/**\n${text}\n */`)).toEqual([{ line: 2, what }]);
});

it.each([
  ['a comment that is wide enough', ` * ${'x'.repeat(109)}`],
  ['code', `const text = '${wide}';`],
  ['an address', `// https://example.com/${'x'.repeat(100)}`],
  ['what a linter reads', `// oxlint-disable-next-line ${wide}`],
])('allows %s', (_, text) => {
  expect(wideComments(text)).toEqual([]);
});

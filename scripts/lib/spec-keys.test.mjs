import { expect, it } from 'vitest';

import { specifiedKeys, unknownKeys } from './spec-keys.mjs';

/** Made at run time: the check reads this file, too. */
const unknownRow = ['K', 99].join('-');
const unknownSection = [3, 1].join('§');

const specified = specifiedKeys(
  '## K. API calls\n\n- **K-20** Creates a business (C-46).\n- **1§9** Constants.\n',
);

function found(content) {
  return unknownKeys(content, specified);
}

it('takes for specified what has a line of its own, and not what is mentioned there', () => {
  expect([...specified]).toEqual(['K-20', '1§9']);
});

it('says which key is unknown, and where', () => {
  expect(found(`it('K-20 creates one')\nit('K-20 ${unknownRow} refuses')`)).toEqual([
    { line: 2, what: `uses ${unknownRow}, which docs/SPECIFICATION.md lacks` },
  ]);
});

it.each([
  `it('${unknownRow}, K-20 …')`,
  `describe('K-20 … ${unknownRow}')`,
  `/** ${unknownRow} */`,
  `/** (${unknownRow}): more. */`,
  `- **${unknownRow}**`,
  `${unknownRow}.`,
])('finds the unknown key in %j', (content) => {
  expect(found(content)).toMatchObject([{ what: expect.stringContaining(unknownRow) }]);
});

it('finds unknown sections', () => {
  expect(found(`1§9 and ${unknownSection}.`)).toMatchObject([
    { what: expect.stringContaining(unknownSection) },
  ]);
});

it('leaves alone what only looks like a key', () => {
  const others = [
    'UTF-16 and UTF-8, ISO-8859, COVID-19, Wi-Fi 7, R2-D2, C-3PO, A-Z, [A-Z]-\\d',
    'part X-100, X-10.5, X-10-20, AX-10, a-X-10, X-1, x-10, X-10a, T-1000',
    '<path d="M-12 10L-24 12" /> <path d={`M-12 0`} /> { d: "M-12 10" }',
    '§ 17 and article 12 § 3',
  ];
  expect(found(others.join('\n'))).toEqual([]);
});

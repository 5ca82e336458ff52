import { describe, expect, it } from 'vitest';

import { specifiedKeys, wrongKeys } from './spec-keys.mjs';

/** Composed at run time, since the check reads this file, too. */
const unknownRow = ['K', 99].join('-');
const unknownSection = [3, 1].join('§');

const specified = specifiedKeys(
  '## K. API calls\n\n- **K-20** Creates a business (C-46).\n- **1§9** Constants.\n',
);

function found(content, file = 'server/routes/businesses.test.ts') {
  return wrongKeys(file, content, specified).map(({ line, what }) => `${line}: ${what}`);
}

it('recognizes keys with their own list item, not keys mentioned in one', () => {
  expect([...specified]).toEqual(['K-20', '1§9']);
});

describe('in tests and documents', () => {
  it('reports which key is unknown, and where', () => {
    expect(found(`it('K-20 creates one')\nit('K-20 ${unknownRow} refuses')`)).toEqual([
      `2: uses ${unknownRow}, which docs/SPECIFICATION.md does not contain`,
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
    expect(found(content)).toEqual([expect.stringContaining(`uses ${unknownRow},`)]);
  });

  it('finds unknown sections', () => {
    expect(found(`1§9 and ${unknownSection}.`)).toEqual([
      expect.stringContaining(`uses ${unknownSection},`),
    ]);
  });

  it.each([
    'docs/ARCHITECTURE.md',
    'e2e/fixtures/accounts.ts',
    'server/testing/requests.ts',
    'web/ui/swipe.test.tsx',
    'scripts/lib/run.test.mjs',
  ])('accepts known keys: %s', (file) => {
    expect(found('K-20, 1§9', file)).toEqual([]);
    expect(found(unknownRow, file)).toHaveLength(1);
  });
});

it.each([
  'contract/limits.ts',
  'server/db/migrations/0001_first.sql',
  'web/ui/side-panel.css',
  'web/features/sharing/test-links-button.tsx',
  'scripts/test.mjs',
  'bench/writer.ts',
  'vitest.config.ts',
])('finds every key in product code: %s', (file) => {
  expect(found(`/** Setup. */\n/** K-20 and ${unknownRow}: 1§9 */`, file)).toEqual([
    '2: uses K-20; product code says what it means, without keys',
    `2: uses ${unknownRow}; product code says what it means, without keys`,
    '2: uses 1§9; product code says what it means, without keys',
  ]);
});

it('ignores what only looks like a key', () => {
  const others = [
    'UTF-16 and UTF-8, ISO-8859, COVID-19, Wi-Fi 7, R2-D2, C-3PO, A-Z, [A-Z]-\\d',
    'part X-100, X-10.5, X-10-20, AX-10, a-X-10, X-1, x-10, X-10a, T-1000',
    '<path d="M-12 10L-24 12" /> <path d={`M-12 0`} /> { d: "M-12 10" }',
    '§ 17 and article 12 § 3',
  ].join('\n');
  expect(found(others)).toEqual([]);
  expect(found(others, 'web/features/shell/logo.tsx')).toEqual([]);
});

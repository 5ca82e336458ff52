import { expect, it } from 'vitest';

import { missingFiles } from './named-files.mjs';

const files = [
  'README.md',
  'docs/GUIDE.md',
  'server/config/config.ts',
  'server/db/schema.ts',
  '.env.example',
];

function named(content, document = 'docs/GUIDE.md') {
  return missingFiles(document, content, files).map(({ what }) => /mentions (\S+),/.exec(what)[1]);
}

it('finds names of missing files, in prose, code and trees', () => {
  expect(named('See `server/gone.ts` and README.md.')).toEqual(['server/gone.ts']);
  expect(named('  gone.ts   what it did')).toEqual(['gone.ts']);
  expect(named('`server/old/` is empty')).toEqual(['server/old']);
});

it('accepts names without folders from anywhere, and existing folders', () => {
  expect(
    named('`schema.ts`, `server/db/`, `db/`, `.env.example`, `server/config/config.ts`.'),
  ).toEqual([]);
});

it('resolves links relative to their document', () => {
  expect(
    named('[settings](../server/config/config.ts#top) [lost](server/config/config.ts)'),
  ).toEqual(['docs/server/config/config.ts']);
  expect(named('[guide](docs/GUIDE.md) [more](docs/)', 'README.md')).toEqual([]);
});

it('ignores names that are not files of the repository', () => {
  const others = [
    'https://example.com/a/b.html',
    '`/openapi.json` and `GET /dev/inbox.json`',
    '`DATA_DIR/demo-sign-in.json`',
    '`dist/client/index.html`, `node_modules/a/b.mjs`',
    '`*.test.ts`, `server/**/*.sql`, `<name>.md`, `{a,b}.ts`, `{name}-qr.png`',
    'either/or, Node.js 24, version 1.0.2',
  ];
  expect(named(others.join('\n'))).toEqual([]);
});

it('reports the line', () => {
  expect(missingFiles('README.md', 'one\ntwo gone.md', files)).toEqual([
    { line: 2, what: 'mentions gone.md, which does not exist' },
  ]);
});

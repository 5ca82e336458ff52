import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Each breaks one import rule: a file, what it imports, and words from the reason in the lint message. */
const broken: readonly (readonly [rule: string, file: string, source: string, reason: RegExp])[] = [
  ['contract stays pure', 'contract/a.ts', "import 'react';", /only zod\/mini and itself/],
  ['contract avoids full zod', 'contract/b.ts', "import 'zod';", /only zod\/mini and itself/],
  ['web avoids server', 'web/paths.ts', "import '../server/x.ts';", /through web\/api/],
  ['web avoids node', 'web/b.ts', "import 'node:fs';", /through web\/api/],
  ['server avoids web', 'server/pages/a.ts', "import '../../web/x.ts';", /server\/pages loads/],
  [
    'server avoids web’s types',
    'server/pages/b.ts',
    "import type { X } from '../../web/render.tsx';",
    /server\/pages loads/,
  ],
  ['db is lowest', 'server/db/a.ts', "export * from '../domain/x.ts';", /lowest layer/],
  ['db avoids email', 'server/db/b.ts', "import type { X } from '../email/x.ts';", /lowest layer/],
  ['domain avoids http', 'server/domain/a.ts', "import '../http/x.ts';", /no request/],
  ['domain avoids fastify', 'server/domain/b.ts', "import 'fastify';", /no request/],
  ['email avoids routes', 'server/email/a.ts', "import '../routes/x.ts';", /below the domain/],
  ['routes avoid db', 'server/routes/a.ts', "import '../db/x.ts';", /calls the domain/],
  ['SQL in domain', 'server/domain/sql.ts', "import 'drizzle-orm/pg-core';", /contains SQL/],
  ['SQL in routes', 'server/routes/sql.ts', "import type { Pool } from 'pg';", /contains SQL/],
  ['SQL in http', 'server/http/sql.ts', "import pg from 'pg';", /contains SQL/],
  ['ui avoids features', 'web/ui/a.ts', "import '../features/f/x.ts';", /below everything/],
  ['ui avoids the router', 'web/ui/b.ts', "import 'wouter';", /no router/],
  ['ui avoids queries', 'web/ui/c.ts', "import '@tanstack/react-query';", /no router/],
  ['api avoids features', 'web/api/a.ts', "import '../features/f/x.ts';", /below the screens/],
  ['feature avoids app', 'web/features/f/a.ts', "import '../../app/x.ts';", /knows none of them/],
  ['features stay apart', 'web/features/f/b.ts', "import '../g/x.ts';", /each other/],
  ['visitor avoids app', 'web/visitor/a.ts', "import '../app/x.ts';", /entries/],
  ['app avoids visitor', 'web/app/a.ts', "import '../visitor/x.ts';", /entries/],
  ['static pages avoid app', 'web/static-pages/a.ts', "await import('../app/x.ts');", /entries/],
  ['product avoids tests', 'server/a.ts', "import './x.test.ts';", /never imports tests/],
  ['product avoids e2e', 'server/b.ts', "import '../e2e/x.ts';", /never imports tests/],
  ['product avoids testing', 'server/c.ts', "import './testing/x.ts';", /never imports tests/],
  ['visitor loads React only', 'web/visitor/main.tsx', "import '../middle.ts';", /middle\.ts → qr/],
  [
    'static pages load no package',
    'web/static-pages/main.ts',
    "import '../react-user.tsx';",
    /react-user\.tsx → react/,
  ],
  ['environment', 'server/app.ts', 'export const x = process.env.X;', /process\.env/],
];

/** Each looks like a violation but is allowed. */
const allowed: Readonly<Record<string, string>> = {
  'contract/zod.ts': "import 'zod/mini';",
  'contract/zod.test.ts': "import 'vitest';",
  'web/middle.ts': "import 'qr';\nimport 'react-dom/client';",
  'web/react-user.tsx': "import type { X } from './middle.ts';\nimport 'react';",
  'web/features/f/c.ts': "import './a.ts';\nimport '../../ui/x.ts';",
  'server/db/sql.ts': "import 'drizzle-orm';\nimport 'pg';",
  'server/pool.ts': "import type { Pool } from 'pg';",
  'server/a.test.ts': "import './testing/x.ts';",
  'server/config/config.ts': 'export const x = process.env.X;',
};

/** The lint rules that check imports; what other rules report about these snippets does not matter. */
const ourRules = /^(import-rules\(|import\(no-cycle|node\(no-process-env)/;

interface Report {
  diagnostics: { filename: string; message: string; code: string }[];
}

describe('import rules', () => {
  let folder = '';
  let messages = new Map<string, string>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
    await layTree(folder);
    messages = await lint(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each(broken)('%s', (_rule, file, _source, reason) => {
    expect(messages.get(file) ?? 'nothing was said').toMatch(reason);
  });

  it.each(Object.keys(allowed))('%s is allowed', (file) => {
    expect(messages.get(file)).toBeUndefined();
  });

  it('finds a cycle', () => {
    expect(messages.get('server/cycle-1.ts')).toMatch(/cycle/);
  });
});

async function layTree(folder: string): Promise<void> {
  const files = {
    ...allowed,
    ...Object.fromEntries(broken.map(([, file, source]) => [file, source])),
  };
  files['server/cycle-1.ts'] = "import { b } from './cycle-2.ts';\nexport const a = b;";
  files['server/cycle-2.ts'] = "import { a } from './cycle-1.ts';\nexport const b = () => a;";
  for (const [file, source] of Object.entries(files)) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), `${source}\n`);
  }
  const configs = (await readdir(root)).filter((name) => /^tsconfig.*\.json$/.test(name));
  for (const file of ['.oxlintrc.json', ...configs, 'scripts/lint/import-rules.mjs']) {
    await cp(join(root, file), join(folder, file));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** The real linter's reports for each file, with the repository's own configuration. */
async function lint(folder: string): Promise<Map<string, string>> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  // It exits with an error code because it finds violations.
  const { stdout } = await promisify(execFile)(process.execPath, [oxlint, '--format=json'], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error);
  const said = new Map<string, string>();
  const report = JSON.parse(stdout) as Report; // the linter's format; what it lacks fails the tests
  for (const { filename, message, code } of report.diagnostics) {
    if (!ourRules.test(code)) continue;
    said.set(filename, `${said.get(filename) ?? ''}${message}\n`);
  }
  return said;
}

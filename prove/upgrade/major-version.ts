import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { pino } from 'pino';

import { olderBinaries } from '../../server/cli/older-binaries.ts';
import { parseConfig } from '../../server/config/config.ts';
import { removeEmbeddedDatabase } from '../../server/db/embedded/launch.ts';
import { startServer } from '../../server/start/start-server.ts';
import { placeIn } from '../../server/testing/embedded-database.ts';
import { releaseNames, type Release } from '../../server/testing/releases/release.ts';
import { restoreRelease } from '../../server/testing/releases/restore.ts';
import { makeRunFolder } from '../../server/testing/run-folders.ts';
import { runScript } from '../../server/testing/run-script.ts';
import { openInBrowser } from '../../server/testing/test-browser.ts';
import { check, none, type Report } from '../proof.ts';

/** No release included it; the way is the same from any version. */
const older = '17';

interface Options {
  businesses: number;
  say: (line: string) => void;
  run?: number | undefined;
}

/** A data folder as an earlier PostgreSQL wrote it, upgraded by the command, and used afterwards. */
export async function upgradeMajor({ businesses, say, run }: Options): Promise<Report['rows']> {
  await using undo = new AsyncDisposableStack();
  const folder = await makeRunFolder(run);
  undo.defer(() => rm(folder, { recursive: true, force: true }));
  undo.defer(() => removeEmbeddedDatabase(placeIn(folder)));
  const programs = join(folder, 'older');
  const binaries = await olderBinaries({ npm: ['npm'], say })(older, programs);
  const dataDir = folder;
  const name = releaseNames().at(-1) ?? '';
  const addMore = (client: pg.Client) => addBusinesses(client, businesses);
  const { release } = await restoreRelease(name, dataDir, { binaries, addMore });
  say(`upgrades a folder of PostgreSQL ${older}`);
  const began = performance.now();
  const { code, said, memory } = await runCommand(dataDir, programs);
  const took = performance.now() - began;
  say(said);
  const version = await readFile(join(dataDir, 'postgres/data/PG_VERSION'), 'utf8');
  const [, rows = '0', tables = '0'] = /([\d,]+) rows in (\d+) tables/.exec(said) ?? [];
  return [
    ['major version before, after', `${older}, ${version.trim()}`],
    ['exit code of the command', none(code ?? -1)],
    ['rows and tables copied and compared', `${rows}, ${tables}`],
    ['it took', `${(took / 1_000).toFixed(1)} s`],
    ['memory of the command at most', memory],
    ['sign-in, dashboard and review page afterwards', check(...(await tryOut(dataDir, release)))],
  ];
}

async function addBusinesses(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into businesses (user_id, slug, name, search_text, city, state)
     select 1, 'clinic-' || n, 'Clinic ' || n, 'clinic ' || n, 'Sacramento', 'CA' from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into business_counts (business_id, day, kind, count)
     select id, current_date - n, 'draft', 3 from businesses, generate_series(1, 3) n where slug like 'clinic-%'`,
  );
}

async function runCommand(dataDir: string, programs: string) {
  const measured =
    'process.on("exit", () => console.error(`rss ${process.resourceUsage().maxRSS}`))';
  const { code, said, complained } = await runScript(
    'server/cli/upgrade-database.ts',
    {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(measured)}`,
    },
    '--binaries',
    programs,
  );
  const [, kilobytes = '0'] = /rss (\d+)/.exec(complained) ?? [];
  const memory = `${Math.round(Number(kilobytes) / 1_000)} MB`;
  const others = complained.replace(/rss \d+\n/, '');
  return { code, said: `${said}${others}`.trim(), memory };
}

/** @returns the statuses, and whether they are as they should be */
async function tryOut(dataDir: string, { known }: Release): Promise<[string, boolean]> {
  const config = parseConfig({ DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' });
  const server = await startServer(config, {
    develop: false,
    reset: false,
    output: { log: pino({ level: 'silent' }), report: () => undefined },
  });
  try {
    const page = openInBrowser(server.addresses[0] ?? '');
    const answers = [
      await page.post('/api/login', known.owner),
      await page.get('/api/businesses'),
      await page.get(`/thumbs-up-down/${known.business.slug}`),
    ];
    const statuses = answers.map(({ status }) => status);
    return [statuses.join(', '), statuses.every((status) => status === 200)];
  } finally {
    await server.close();
  }
}

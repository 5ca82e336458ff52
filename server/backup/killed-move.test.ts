import { resolve } from 'node:path';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { MINUTE } from '../../contract/durations.ts';
import { emptyDatabase } from '../testing/backups.ts';
import { createTestDatabase } from '../testing/database.ts';
import { query, testFolder } from '../testing/embedded-database.ts';
import { readEverything, readShape } from '../testing/every-table.ts';
import { startProgram } from '../testing/program.ts';

const script = resolve(import.meta.dirname, '../cli/move.ts');

it.each([
  ['SIGKILL', null, ''],
  ['SIGTERM', 130, 'Interrupted: nothing was changed.\n'],
] as const)(
  'takes writes again at once after %s',
  { timeout: MINUTE },
  async (signal, code, last) => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const from = { connectionString: database.url };
    const to = await emptyDatabase();
    const write = () => query(from, `insert into retired_slugs values (gen_random_uuid()::text)`);
    const shape = await readShape(database.url);
    // Someone else's write keeps the move from going on, at the last table.
    const writer = new pg.Client(from);
    await writer.connect();
    onTestFinished(() => writer.end());
    await writer.query('begin; lock table visit_counts in row exclusive mode');

    const settings = { DATABASE_URL: database.url, MOVE_TO: to, DATA_DIR: await testFolder() };
    const move = startProgram(settings.DATA_DIR, settings, script);
    await expect
      .poll(() => write().catch((error: Error) => error.message), { timeout: MINUTE })
      .toBe('this installation is being moved to another database');
    move.child.kill(signal);
    expect(await move.exitCode()).toBe(code);
    await expect.poll(write, { timeout: 2_000 }).toEqual([]);
    expect(await readEverything(to)).toEqual({});
    expect(move.said()).toMatch(new RegExp(`review pages stay open\\.\n${last}$`));
    // Only a program that still runs can remove the triggers; without its lock, they refuse nothing.
    const after = await readShape(database.url);
    expect(after.length === shape.length).toBe(code !== null);
  },
);

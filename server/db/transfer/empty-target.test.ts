import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '../../testing/database.ts';
import { fillEveryTable, readEverything } from '../../testing/every-table.ts';
import { withClient } from '../../testing/with-client.ts';
import { prepareTarget } from './empty-target.ts';

/** What a database may contain before anyone has used the installation. */
const written = ['backups', 'key_check', 'rate_limits', 'size_changes', 'trouble_notices'];

/** Lets each table have rows without the others. */
const withoutRules = `do $$ declare rule record; begin
  for rule in select conrelid::regclass as owner, conname from pg_constraint where contype = 'f' loop
    execute format('alter table %s drop constraint %I', rule.owner, rule.conname);
  end loop;
  for rule in select tablename from pg_tables where schemaname = 'public' loop
    execute format('alter table %I disable trigger user', rule.tablename);
  end loop;
end $$`;

it('nothing is put beside data, whichever table it is in', async () => {
  const target = await createTestDatabase();
  onTestFinished(() => target.drop());
  await fillEveryTable(target.url);
  const tables = Object.keys(await readEverything(target.url));
  await withClient(target.url, async (client) => {
    await client.query(withoutRules);
    const refused: string[] = [];
    for (const table of tables) {
      await client.query('begin');
      for (const other of tables) if (other !== table) await client.query(`delete from "${other}"`);
      const refusal = await prepareTarget(client, []).then(() => '', String);
      await client.query('rollback');
      if (refusal.includes(`it has data in the table "${table}"`)) refused.push(table);
    }
    expect(refused).toEqual(tables.filter((table) => !written.includes(table)));
  });
});

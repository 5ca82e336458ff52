import type pg from 'pg';

/** Whether a connection leads to a pooler, which makes up the ids of the server processes behind it. */
export async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ own: number }>('select pg_backend_pid() as own');
  // `pg` knows the id that it was told; its types don't.
  return rows[0]?.own !== (client as unknown as { processID: number }).processID;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { DatabasePool } from './database-pool.ts';
import { timeLimits } from './time-limits.ts';
import { DatabaseTimeout, type TimedClient } from './timed-client.ts';

/** Milliseconds. */
const tick = 250;

/**
 * Cuts connections that will never answer. After a failover, the old ones can stay open and silent for as
 * long as the system believes in them. So when a query takes long, the server is asked over another
 * connection whether it is working on it: if not, neither this connection nor the idle ones are worth
 * waiting for. Without an answer to that either, a query fails after `answerLimit`.
 * Time is counted in ticks: a process that was too busy to read an answer does not count as a silent server.
 * @param checks a separate pool, so that a full one cannot delay the checks
 * @returns stops watching
 */
export function watchConnections(
  pool: DatabasePool,
  { answerLimit, checks }: { answerLimit: number; checks?: DatabasePool },
): () => void {
  let checking = false;
  const timer = setInterval(() => {
    for (const client of pool.waiting) {
      client.silentFor += tick;
      if (client.silentFor >= answerLimit) cut(pool, client, answerLimit);
    }
    const doubtful = pool.waiting.filter(({ silentFor }) => silentFor >= timeLimits.doubt);
    if (checking || !checks || doubtful.length === 0) return;
    checking = true;
    // A check that fails says nothing about the connections; the next tick tries again.
    void check(pool, checks, doubtful)
      .catch(() => undefined)
      .then(() => (checking = false));
  }, tick);
  timer.unref();
  return () => clearInterval(timer);
}

async function check(
  pool: DatabasePool,
  checks: DatabasePool,
  doubtful: TimedClient[],
): Promise<void> {
  const before = doubtful.map((client) => ({ client, answered: client.answered }));
  const working = await findWorking(checks, doubtful.map(backendOf));
  const idle = before.filter(({ client }) => !working.has(backendOf(client)));
  if (idle.length === 0) return;
  // An answer sent just before the check arrives within this time.
  await wait(tick);
  for (const { client, answered } of idle)
    if (client.unanswered > 0 && client.answered === answered) cut(pool, client, client.silentFor);
}

/**
 * Which of these server processes are working on a query. All of them where that cannot be told: behind a
 * connection pooler, which makes up their ids, and on a server that does not track activities.
 */
async function findWorking(checks: DatabasePool, backends: number[]): Promise<Set<number>> {
  const client = await checks.connect();
  try {
    const { rows } = await client.query<{ own: number; working: number[] | null }>(
      `select pg_backend_pid() as own, array(
         select pid from pg_stat_activity
         where pid = any($1) and state not like 'idle%' and usename = current_user) as working`,
      [backends],
    );
    const [row] = rows;
    const isDirect = row?.own === backendOf(client as unknown as TimedClient); // see DatabasePool
    return new Set(isDirect ? row.working : backends);
  } finally {
    client.release();
  }
}

/** The id of the server process behind a connection; `pg` knows it, its types don't. */
function backendOf(client: TimedClient): number {
  return (client as unknown as { processID: number }).processID;
}

function cut(pool: DatabasePool, client: TimedClient, silentFor: number): void {
  const error = new DatabaseTimeout(`The database has not answered for ${silentFor} ms.`);
  client.cut(error);
  pool.cutIdle(error);
}

/**
 * The product in its own process, with one business. It logs as in production, to `/dev/null`, and
 * tells its parent where it listens. Settings may follow on the command line, such as `DATABASE_PREPARED=off`.
 */
import { pino } from 'pino';
import { logOptions } from '../../server/config/log-options.ts';
import { standardLog } from '../../server/config/log-settings.ts';
import { startTestServer } from '../../server/testing/test-server.ts';

const log = pino(logOptions(standardLog(true)), pino.destination('/dev/null'));
const settings = Object.fromEntries(process.argv.slice(2).map((setting) => setting.split('=')));
const server = await startTestServer({ LIMITS: 'off', ...settings }, { log, connections: 20 });
const { id, slug } = await server.addBusiness();
const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
  // The processes of PostgreSQL that serve it.
  if (message === 'backends') void backends().then((pids) => process.send?.({ pids }));
  if (message === 'memory')
    process.send?.({ memory: Math.round(process.memoryUsage.rss() / 1_000_000) });
});
process.once('disconnect', () => void server.close().then(() => process.exit()));
process.send?.({ port: Number(new URL(url).port), id, slug });

async function backends(): Promise<number[]> {
  const { rows } = await server.ctx.pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database()',
  );
  return rows.map(({ pid }) => pid);
}

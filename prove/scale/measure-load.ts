import { offerFrom } from '../overload/offer-load.ts';
import { type DatabaseWork, readDatabaseWork, workBetween } from './database-work.ts';
import { processorTime } from './processor-time.ts';
import type { Installation } from './set-up-installation.ts';
import type { VisitOffer, VisitResult } from './visit-generator.ts';

export interface Measured {
  result: VisitResult;
  work: DatabaseWork;
  /** Milliseconds of processor time of the app. */
  appMs: number;
  /** By how much the database grew on disk. */
  bytes: number;
}

const connections = 1_000;
const generator = new URL('visit-generator.ts', import.meta.url);

/** Offers visits, and measures what they cost. */
export async function measureLoad(
  { app, database, databaseUrl }: Installation,
  load: Pick<VisitOffer, 'businesses' | 'perSecond' | 'seconds'>,
): Promise<Measured> {
  const size = async () => {
    const rows = await database.query<{ bytes: string }>(
      `select pg_database_size('fourgood') as bytes`,
    );
    return Number(rows[0]?.bytes);
  };
  const sizeBefore = await size();
  const before = await readDatabaseWork(database);
  const appBefore = processorTime(app.pid());
  const offer: VisitOffer = { ...load, port: app.port, connections, databaseUrl };
  const result = await offerFrom<VisitResult>(generator, offer);
  const appMs = processorTime(app.pid()) - appBefore;
  const work = workBetween(before, await readDatabaseWork(database));
  return { result, work, appMs, bytes: (await size()) - sizeBefore };
}

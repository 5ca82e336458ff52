import { startTestDatabaseServer } from './database-server.ts';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';
import { clearAbandonedRuns, clearOnExit } from './run-folders.ts';

/**
 * Vitest's and Playwright's global setup: one PostgreSQL for the whole run. Workers are started later and
 * inherit the environment variables set here.
 * @returns the teardown.
 */
export default function setUp(): Promise<() => Promise<void>> {
  return startRun(false);
}

/** The setup for benchmarks of writes: commits are flushed to disk, as in production. */
export function setUpDurable(): Promise<() => Promise<void>> {
  return startRun(true);
}

async function startRun(durable: boolean): Promise<() => Promise<void>> {
  // Measurements of a disk need one.
  if (!durable) keepTemporaryFilesInMemory();
  clearOnExit();
  await clearAbandonedRuns();
  const server = await startTestDatabaseServer(process.env.TEST_DATABASE_URL, durable);
  process.env.TEST_DATABASE_TEMPLATE = server.templateUrl;
  if (server.fallbackRoot) process.env.TEST_FALLBACK_ROOT = server.fallbackRoot;
  return () => server.stop();
}

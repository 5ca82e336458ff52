import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { parseConfig } from '../config.ts';
import { createContext, type Context, type Overrides } from '../context.ts';
import { insertBusiness, type BusinessRow } from '../db/businesses.ts';
import { insertUser, type UserRow } from '../db/users.ts';
import { logOptions } from '../log.ts';
import { builtFront } from '../pages/built-front.ts';
import { createTestDatabase } from './database.ts';

export interface TestServer {
  ctx: Context;
  app: FastifyInstance;
  /** Every line that was logged so far, as it would have been written. */
  logLines: string[];
  /** Says that the test means to cause lines of level error; without it, they fail `close`. */
  expectErrors(): void;
  addOwner(user?: Partial<NewUser>): Promise<UserRow>;
  /** A business of its own owner, active and with both links unless told otherwise. */
  addBusiness(business?: Partial<NewBusiness>): Promise<BusinessRow>;
  /** What a second process of the same installation has: the same database, keys and log. */
  addProcess(overrides?: Overrides): Promise<Pick<TestServer, 'ctx' | 'app'>>;
  /** @throws when something was logged as an error that no test expected. */
  close(): Promise<void>;
}

type NewUser = Parameters<typeof insertUser>[1];
type NewBusiness = Parameters<typeof insertBusiness>[1];

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const errorLevel = 50;

/**
 * The real server on a database of its own, to inject requests into. Mail waits in the outbox until a
 * test calls `ctx.outbox.work()` or `start()`.
 * @param env variables as a person would set them; @param overrides the clock or the mail transport.
 */
export async function startTestServer(
  env: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'fourgood-test-data-'));
  const config = parseConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ...env,
  });
  const logLines: string[] = [];
  const log = pino(
    { ...logOptions(config), level: 'info' },
    { write: (line) => void logLines.push(line) },
  );
  const processes: Pick<TestServer, 'ctx' | 'app'>[] = [];
  const addProcess = async (more: Overrides = {}) => {
    const ctx = createContext(
      config,
      // Several of them share one server with the other test files.
      { connectionString: database.url, max: 8 },
      { log, ...overrides, ...more },
    );
    const app = await createApp(ctx, builtFront(dist));
    processes.push({ ctx, app });
    return { ctx, app };
  };
  const { ctx, app } = await addProcess();
  let errorsExpected = false;
  return {
    ctx,
    app,
    logLines,
    expectErrors: () => (errorsExpected = true),
    ...peopleOf(ctx),
    addProcess,
    async close() {
      await Promise.all(processes.map(closeProcess));
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
      if (!errorsExpected) refuseErrors(logLines);
    },
  };
}

async function closeProcess({ app, ctx }: Pick<TestServer, 'ctx' | 'app'>): Promise<void> {
  await app.close();
  await ctx.close();
}

function peopleOf({ db }: Context): Pick<TestServer, 'addOwner' | 'addBusiness'> {
  let count = 0;
  const addOwner = (user: Partial<NewUser> = {}) =>
    insertUser(db, {
      name: 'Olive Owner',
      email: `owner${++count}@example.com`,
      emailVerified: true,
      ...user,
    });
  const addBusiness = async (business: Partial<NewBusiness> = {}) =>
    insertBusiness(db, {
      userId: business.userId ?? (await addOwner()).id,
      slug: `business-${++count}`,
      name: 'Maple Street Clinic',
      contactName: 'Olive Owner',
      feedbackEmail: 'feedback@maple.example.com',
      reviewUrl: 'https://example.com/google-review',
      facebookUrl: 'https://example.com/facebook',
      ...business,
    });
  return { addOwner, addBusiness };
}

function refuseErrors(lines: string[]): void {
  const errors = lines.filter(
    (line) => (JSON.parse(line) as { level: number }).level >= errorLevel,
  ); // pino's own format
  if (errors.length > 0) throw new Error(`Unexpected errors were logged:\n${errors.join('')}`);
}

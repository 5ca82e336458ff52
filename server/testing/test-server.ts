import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createApp } from '../app.ts';
import { parseConfig } from '../config/config.ts';
import { createContext, type Context, type Overrides } from '../context.ts';
import { standardCost, type HashCost } from '../domain/accounts/passwords.ts';
import { logOptions } from '../config/log-options.ts';
import { loadWebBundle } from '../pages/built-web-bundle.ts';
import { createTestDatabase } from './database.ts';
import { peopleOf, type People } from './people.ts';

export interface TestServer extends People {
  ctx: Context;
  app: FastifyInstance;
  /** Every log line so far, as it would have been printed. */
  logLines: string[];
  /** Allows lines of level error; otherwise, they make `close` fail. */
  expectErrors(): void;
  /** A second process of the same installation: the same database, keys and log. */
  addProcess(overrides?: TestOverrides): Promise<Pick<TestServer, 'ctx' | 'app'>>;
  /** @throws if an unexpected error was logged. */
  close(): Promise<void>;
}

interface TestOverrides extends Overrides {
  /** Connections to the database; several servers share it with those of other test files. */
  connections?: number;
  /** Milliseconds that the database may leave a query unanswered. */
  answerLimit?: number;
  /** What stands between the server and its database, such as a proxy. @returns its URL */
  through?: (databaseUrl: string) => Promise<string>;
}

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const errorLevel = 50;
/** Argon2id as in production, at a hundredth of its time: hundreds of tests sign in. */
const quickCost: HashCost = { ...standardCost, memory: 64, passes: 1 };

/**
 * Drafts are chosen by their key and this secret. With a fixed one, drafts are the same in every run;
 * otherwise one run in hundreds would reject a model's first draft as too similar and ask again.
 */
const fixedSecret = 'the same in every run of the tests';

/**
 * The real server on a new database, to inject requests into. Email waits in the outbox until a test calls
 * `ctx.outbox.work()` or `start()`.
 * @param env variables as a user would set them; @param overrides the clock or the mail transport.
 */
export async function startTestServer(
  env: Record<string, string> = {},
  overrides: TestOverrides = {},
): Promise<TestServer> {
  const database = await createTestDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'fourgood-test-data-'));
  const config = parseConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    APP_SECRET: fixedSecret,
    ...env,
  });
  const logLines: string[] = [];
  const log = pino(
    { ...logOptions(config.log), ...(!env.LOG_LEVEL && { level: 'info' }) },
    { write: (line) => void logLines.push(line) },
  );
  const processes: Pick<TestServer, 'ctx' | 'app'>[] = [];
  const addProcess = async (more: TestOverrides = {}) => {
    const options = { log, hashCost: quickCost, ...overrides, ...more };
    const { connections = 8, answerLimit, through, ...all } = options;
    const connectionString = (await through?.(database.url)) ?? database.url;
    const limits = { max: connections, ...(answerLimit && { answerLimit }) };
    const ctx = createContext(config, { connectionString, ...limits }, all);
    const app = await createApp(ctx, loadWebBundle(dist));
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

function refuseErrors(lines: string[]): void {
  const errors = lines.filter(
    (line) => (JSON.parse(line) as { level: number }).level >= errorLevel,
  ); // pino's own format
  if (errors.length > 0) throw new Error(`Unexpected errors were logged:\n${errors.join('')}`);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { compileCache, serverOptions } from '../../scripts/lib/node.mjs';
import { lastLines } from '../../server/db/embedded/run.ts';
import { endWithUs } from './cleanup.ts';
import { freePort } from './free-port.ts';
import { waitUntil } from './wait-until.ts';

export interface AppSettings {
  databaseUrl: string;
  smtpUrl: string;
  /** A separate folder, for its data folder and its log. */
  folder: string;
  /** Options for Node. */
  nodeOptions?: string[];
  /** A free one by default. */
  port?: number;
  /** Settings of the app that differ from those of the other proofs. */
  environment?: Record<string, string>;
  /** The server's main file; this version's by default. */
  program?: string;
}

/** Fourgood in its own process, in production mode, on real addresses; restarted when it dies. */
export interface AppProcess {
  port: number;
  /** How often it ended without being told to, with its last lines. */
  deaths: string[];
  /** Its current process id. */
  pid(): number;
  /** SIGKILL, and no restart until `start`. */
  kill(): Promise<void>;
  /** Resolves once it is ready. */
  start(): Promise<void>;
  /** SIGTERM. @returns its exit code; null if it had to be killed after 30 s. */
  stop(): Promise<number | null>;
  /** What it printed since the first start. */
  log(): string;
}

/** Like a supervisor, which waits a moment before it starts a process again. */
const restartPauseMs = 500;
const program = join(import.meta.dirname, '../../server/start/main.ts');
/** The secret of every proof's installation. */
export const secret = 'known to the proofs, which have nothing to hide';

export async function startApp(settings: AppSettings): Promise<AppProcess> {
  const port = settings.port ?? (await freePort());
  const dataDir = join(settings.folder, 'app');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const log = join(dataDir, 'app.log');
  const deaths: string[] = [];
  let child: ChildProcess | undefined;
  let wanted = true;
  const launch = async () => {
    const started = launchProcess(settings, { port, dataDir, log });
    child = started;
    let isReady = false;
    started.once('exit', (code, name) => {
      if (!wanted || child !== started) return;
      if (isReady) deaths.push(`${name ?? code}. ${endOfLog(log)}`);
      void wait(restartPauseMs).then(() => wanted && child === started && launch());
    });
    isReady = await becomesReady(port, started);
    return isReady;
  };
  const end = (name: NodeJS.Signals) => {
    wanted = false;
    return endProcess(child, name);
  };
  const start = async () => {
    wanted = true;
    if (await launch()) return;
    await end('SIGKILL');
    throw new Error(`The app did not start. ${endOfLog(log)}`);
  };
  await start();
  return {
    port,
    deaths,
    pid: () => child?.pid ?? 0,
    kill: async () => void (await end('SIGKILL')),
    start,
    stop: () => end('SIGTERM'),
    log: () => readFileSync(log, 'utf8'),
  };
}

function launchProcess(
  settings: AppSettings,
  place: { port: number; dataDir: string; log: string },
): ChildProcess {
  const output = openSync(place.log, 'a');
  const child = spawn(
    process.execPath,
    [...serverOptions, ...(settings.nodeOptions ?? []), settings.program ?? program],
    {
      cwd: place.dataDir, // without anybody's .env
      env: environment(settings, place),
      stdio: ['ignore', output, output],
    },
  );
  closeSync(output);
  if (child.pid !== undefined) child.once('exit', endWithUs(child.pid));
  return child;
}

/** @returns its exit code; null after a signal. */
async function endProcess(child: ChildProcess | undefined, name: NodeJS.Signals) {
  if (!child || hasEnded(child)) return child?.exitCode ?? null;
  child.kill(name);
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  const [code] = (await once(child, 'exit')) as [number | null];
  clearTimeout(timer);
  return code;
}

function environment(settings: AppSettings, { port, dataDir }: { port: number; dataDir: string }) {
  return {
    PATH: process.env.PATH,
    ...compileCache,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://reviews.example.com',
    DATA_DIR: dataDir,
    DATABASE_URL: settings.databaseUrl,
    APP_SECRET: secret,
    SMTP_URL: settings.smtpUrl,
    // The proofs' own mail server speaks no TLS.
    ALLOW_PLAIN_SMTP: 'on',
    // No load balancer has to notice that it stops.
    DRAIN_SECONDS: '0',
    METRICS_TOKEN: 'for-the-proofs-only',
    // Admins of the proofs sign in without anything but a session.
    ADMIN_SECOND_FACTOR: 'off',
    // Requests come as from a proxy, each from its own visitor.
    TRUST_PROXY: '1',
    ...settings.environment,
  };
}

/** False if it ends first. */
async function becomesReady(port: number, child: ChildProcess): Promise<boolean> {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(async () => hasEnded(child) || (await isReady()), 60_000);
  return !hasEnded(child);
}

function endOfLog(log: string): string {
  return lastLines(readFileSync(log, 'utf8'));
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

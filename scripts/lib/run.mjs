import { spawn } from 'node:child_process';
import { constants } from 'node:os';

import { project } from './project.mjs';
import { watchTerminal } from './terminal.mjs';

/** Windows has no process groups. */
const hasGroups = process.platform !== 'win32';
/** How long a program can take to exit after a signal. */
const exitTimeoutMs = 20_000;
/** How long the server can take, which ends itself: DRAIN_SECONDS (up to 60) and 20 s later at the latest. */
const serverExitTimeoutMs = 90_000;

/** Functions that forward a signal to the running programs, and how long these can take to exit. */
const running = new Map();
let stopSignal;
let onHangUp = stop;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
process.on('SIGHUP', (signal) => onHangUp(signal));
if (process.env.npm_lifecycle_event) followNpm();

/**
 * Runs a program silently, in its own process group, and leaves nothing of it running. Forwards signals
 * that this script receives; once the program has exited, so does the script.
 * @param {{ env?: Record<string, string>, onOutput?: (text: string) => void }} options
 * @returns {Promise<{ code: number, output: string }>} its output; code 127 if it could not be found.
 */
export async function run(command, args, { env, onOutput } = {}) {
  const child = start(command, args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasGroups,
  });
  const send = (signal) => (hasGroups ? killGroup(child, signal) : child.kill(signal));
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output.push(chunk);
      onOutput?.(chunk.toString());
    });
  }
  child.once('exit', () => send('SIGKILL'));
  const code = await ended(child, send);
  if (stopSignal) await exitAfterOthers();
  return { code, output: Buffer.concat(output).toString() };
}

/**
 * Runs a program that takes over the terminal, such as the server. It receives Ctrl-C both from the
 * terminal and from here, and must handle the repeat.
 * @param {{ env?: Record<string, string>, stop?: AbortSignal, renew?: () => Promise<boolean> }} options `stop`
 * asks it to exit; with `renew`, SIGHUP does not end it: it is forwarded if that returns true, once the program
 * has sent a message that it is ready
 * @returns {Promise<number>} its exit code; 128 plus the signal's number if a signal ended it.
 */
export async function runInForeground(command, args, { env, stop: asked, renew } = {}) {
  const channel = renew ? ['ipc'] : [];
  const child = start(command, args, { env, stdio: ['inherit', 'inherit', 'inherit', ...channel] });
  if (renew) renewOnHangUp(child, renew);
  asked?.addEventListener('abort', () => child.kill('SIGTERM'));
  return ended(child, (signal) => child.kill(signal), serverExitTimeoutMs);
}

/**
 * Until a program runs that renews itself, SIGHUP ends this script only if its terminal was closed: what it
 * would renew is being started anyway.
 */
export function ignoreHangUps() {
  const wasClosed = watchTerminal();
  onHangUp = (signal) => wasClosed() && stop(signal);
}

/** A program that has not begun to listen for SIGHUP would be ended by it. */
function renewOnHangUp(child, renew) {
  let isReady = false;
  let isWanted = false;
  const hangUp = async () => {
    isWanted = true;
    if (isReady && (await renew())) child.kill('SIGHUP');
  };
  onHangUp = () => void hangUp();
  child.once('message', () => {
    isReady = true;
    if (isWanted) void hangUp();
  });
}

/** True once this script has been asked to stop. */
export function isStopping() {
  return stopSignal !== undefined;
}

function start(command, args, { env, ...options }) {
  return spawn(command, args, {
    cwd: project,
    env: { ...process.env, ...env },
    windowsHide: true,
    ...options,
  });
}

function ended(child, send, timeoutMs = exitTimeoutMs) {
  running.set(send, timeoutMs);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => (error.code === 'ENOENT' ? resolve(127) : reject(error)));
    child.once('close', (code, signal) => resolve(signal ? codeOf(signal) : code));
  }).finally(() => running.delete(send));
}

/** The first signal is forwarded; a program that does not exit in time is killed. */
function stop(signal) {
  if (running.size === 0) process.exit(codeOf(signal));
  for (const send of running.keys()) send(signal);
  if (stopSignal) return;
  stopSignal = signal;
  for (const [send, timeoutMs] of running)
    setTimeout(() => running.has(send) && send('SIGKILL'), timeoutMs).unref();
}

/**
 * npm runs a script through a shell, which may exit on a signal without forwarding it. Stopping npm should
 * stop the script, too.
 */
function followNpm() {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop('SIGTERM');
  }, 250);
  watch.unref();
}

/** Never resolves: while a server runs in the foreground, its exit code is used once it has ended. */
function exitAfterOthers() {
  if (running.size === 0) process.exit(codeOf(stopSignal));
  return new Promise(() => {});
}

function killGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // No process of the group is left.
  }
}

function codeOf(signal) {
  return 128 + constants.signals[signal];
}

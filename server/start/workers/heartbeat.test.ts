import cluster from 'node:cluster';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { endingText, startMember } from './member.ts';
import type { Assignment } from './messages.ts';

const heartbeat = pathToFileURL(join(import.meta.dirname, 'heartbeat.ts')).href;

/** A worker that does nothing but live. Its start takes longer than a question, and is not disturbed by one. */
const worker = `
  import { answerHeartbeat } from '${heartbeat}';
  let isRunning = false;
  answerHeartbeat();
  process.send({ is: 'hello', protocol: 1 });
  process.on('message', ({ is }) => {
    if (is === 'start') setTimeout(() => {
      isRunning = true;
      process.send({ is: 'running', announcement: {} });
    }, 600);
    if (is === 'ping' && !isRunning) process.exit(1);
    if (is === 'ping') process.send({ is: 'question', id: 1, question: 'asked' });
  });`;

it('kills a worker that has stopped answering', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fourgood-test-heartbeat-'));
  const exec = join(folder, 'worker.mjs');
  writeFileSync(exec, worker);
  cluster.setupPrimary({ exec, args: [], execArgv: [] });
  let pings = 0;
  const count = async () => {
    pings += 1;
    return null;
  };
  const member = startMember({ slot: 1 } as Assignment, count, 250); // it reads no more of it
  onTestFinished(() => {
    member.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  await member.running;
  // It answers more often than it may be silent, and lives.
  await expect.poll(() => pings).toBeGreaterThan(7);
  member.kill('SIGSTOP');
  const ending = await member.ended;
  expect(ending).toEqual({ code: null, signal: 'SIGKILL', wasSilent: true });
  expect(endingText(ending)).toBe('it had stopped answering');
});

import { once } from 'node:events';
import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { BackupError } from './backup-error.ts';
import { writeFileSafely } from './write-file.ts';

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-file-'));
  path = join(folder, 'one.backup');
  onTestFinished(() => rm(folder, { recursive: true }));
});

it('keeps two runs apart that write the same file at the same time', async () => {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const first = write('first', true, gates[0].promise);
  await expect.poll(() => readdirSync(folder)).toHaveLength(1);
  const second = write('second', true, gates[1].promise);
  await expect.poll(() => readdirSync(folder)).toHaveLength(2);
  gates[0].resolve();
  await first;
  expect(readFileSync(path, 'utf8')).toBe('first');
  gates[1].resolve();
  await second;
  expect(readFileSync(path, 'utf8')).toBe('second');
  expect(readdirSync(folder)).toEqual(['one.backup']);
  expect(statSync(path).mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
});

it('removes what a run left behind that was killed, and nothing of one that goes on', async () => {
  const [old, recent] = ['0123456789ab', 'ba9876543210'].map((id) => `${path}.${id}.partial`) as [
    string,
    string,
  ];
  for (const file of [old, recent]) writeFileSync(file, '');
  utimesSync(old, 0, 0);
  await write('new', false);
  expect([existsSync(old), existsSync(recent)]).toEqual([false, true]);
  await expect(write('newer', false)).rejects.toThrow(BackupError);
  expect(readFileSync(path, 'utf8')).toBe('new');
});

function write(content: string, force: boolean, gate: Promise<void> = Promise.resolve()) {
  return writeFileSafely(path, force, async (target) => {
    await gate;
    target.end(content);
    await once(target, 'finish');
  });
}

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { businessMessages } from '../../contract/business-rules.ts';
import { blackPng, drawing } from '../testing/pictures.ts';
import { slowAvif } from '../testing/slow-pictures.ts';
import { decoderLimits } from './decoder-process.ts';
import { createPictures, type Pictures } from './pictures.ts';

let slow: Buffer;
let quick: Buffer;
let pictures: Pictures;
let warnings: string[];

beforeAll(async () => {
  slow = await slowAvif();
  quick = await drawing(64, 64).png().toBuffer();
});

afterEach(() => pictures.close());

it('starts no process before the first picture, and one for it', async () => {
  usePictures();
  expect(pictures.processIds()).toEqual([]);
  await expect(pictures.fitLogo(1, Buffer.from('<svg/>'))).rejects.toThrow(businessMessages.svg);
  expect(pictures.processIds()).toEqual([]);
  await pictures.fitLogo(1, quick);
  const [pid] = pictures.processIds();
  expect(isRunning(pid)).toBe(true);
  await pictures.fitLogo(1, quick);
  expect(pictures.processIds()).toEqual([pid]);
});

it('kills a process whose picture takes too long, and starts another for the next one', async () => {
  expect(decoderLimits.work).toBeLessThanOrEqual(5_000);
  usePictures({ work: 2_000 });
  await pictures.fitLogo(1, quick);
  const [pid] = pictures.processIds();
  const refusals = [1, 1].map((account) =>
    expectRefusal(account, slow, businessMessages.slowPicture),
  );
  const other = pictures.fitLogo(2, quick).then(() => performance.now());
  await refusals[0];
  const firstRefused = performance.now();
  await refusals[1];
  const secondRefused = performance.now();
  // They were decoded one after another, and the other account's picture not after both.
  expect(await other).toBeLessThan(secondRefused);
  expect(secondRefused - firstRefused).toBeGreaterThan(1_900);
  expect(warnings).toEqual(
    Array(2).fill('the process decoding a picture took too long and was killed'),
  );
  await expectGone(pid);
});

it('says why a process did not start', async () => {
  usePictures({ start: 1 });
  await expect(pictures.fitLogo(1, quick)).rejects.toThrow(
    'did not start: it took too long and was killed.',
  );
});

it('refuses only the picture at which the process crashed', async () => {
  usePictures();
  await pictures.fitLogo(1, quick);
  const [pid] = pictures.processIds();
  const refused = expectRefusal(1, slow, businessMessages.unreadablePicture);
  const next = pictures.fitLogo(2, quick);
  await sleep(50);
  process.kill(Number(pid), 'SIGKILL');
  await refused;
  expect((await next).bytes).toBeInstanceOf(Uint8Array);
  expect(warnings).toEqual(['the process decoding a picture crashed']);
});

it('ends a process that takes too much memory', async () => {
  usePictures({ memory: 10_000_000 });
  await expectRefusal(1, slow, businessMessages.unreadablePicture);
  expect(warnings).toEqual(['the process decoding a picture crashed']);
  usePictures();
  const { bytes } = await pictures.fitLogo(1, blackPng(6_000, 4_000));
  expect(bytes).toBeInstanceOf(Uint8Array);
});

it('gives the process neither secrets nor the server’s options', async () => {
  vi.stubEnv('APP_SECRET', 'not for the decoder');
  usePictures();
  await pictures.fitLogo(1, quick);
  vi.unstubAllEnvs();
  const processes = execFileSync('ps', ['eww', '-o', 'command=', String(pictures.processIds()[0])]);
  expect(processes.toString()).toContain('decoder/main.ts');
  expect(processes.toString()).not.toContain('not for the decoder');
});

it('ends the process when it has been idle, and with the server', async () => {
  usePictures({ idle: 10 });
  await pictures.fitLogo(1, quick);
  await expect.poll(() => pictures.processIds()).toEqual([]);
  usePictures();
  await pictures.fitLogo(1, quick);
  const [pid] = pictures.processIds();
  pictures.close();
  await expectGone(pid);
});

it('leaves no process behind when the server is killed in the middle of a picture', async () => {
  usePictures();
  const program = `
    import { createPictures } from '${new URL('pictures.ts', import.meta.url).href}';
    const pictures = createPictures({ warn() {} });
    await pictures.fitLogo(1, Buffer.from('${quick.toString('base64')}', 'base64'));
    void pictures.fitLogo(1, Buffer.from('${slow.toString('base64')}', 'base64'));
    console.log(pictures.processIds()[0]);`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const [output] = (await once(server.stdout, 'data')) as [Buffer]; // what it has written
  const pid = Number(output.toString());
  expect(isRunning(pid)).toBe(true);
  server.kill('SIGKILL');
  await expectGone(pid);
});

it('does not keep a program from exiting', async () => {
  usePictures();
  const program = `
    import { createPictures } from '${new URL('pictures.ts', import.meta.url).href}';
    await createPictures({ warn() {} }).fitLogo(1, Buffer.from('${quick.toString('base64')}', 'base64'));`;
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  expect(await once(server, 'exit')).toEqual([0, null]);
});

function usePictures(limits?: Partial<typeof decoderLimits>): void {
  pictures?.close();
  warnings = [];
  const warn = (_: unknown, text?: string) => void warnings.push(String(text));
  pictures = createPictures({ warn }, limits);
}

async function expectRefusal(account: number, picture: Buffer, sentence: string): Promise<void> {
  await expect(pictures.fitLogo(account, picture)).rejects.toMatchObject({
    code: 'invalid_request',
    fields: { logoUrl: sentence },
  });
}

async function expectGone(pid: number | undefined): Promise<void> {
  await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 60_000 });
}

/** A process that has ended and that nobody has asked about yet is a zombie. */
function isRunning(pid: number | undefined): boolean {
  try {
    const state = execFileSync('ps', ['-o', 'stat=', '-p', String(pid)]).toString();
    return !state.startsWith('Z');
  } catch {
    return false;
  }
}

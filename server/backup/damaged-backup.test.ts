import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BackupKey } from '../config/backup-key.ts';
import { backUp, emptyDatabase, restore, verify } from '../testing/backups.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { fillEveryTable, readEverything } from '../testing/every-table.ts';
import { makeKeyPair } from './encryption.ts';

let database: TestDatabase;
let plain: Buffer;
let encrypted: Buffer;
let secretKey: BackupKey;
let publicKey: BackupKey;

const passphrase: BackupKey = { kind: 'passphrase', passphrase: 'seven green bicycles, downhill' };
/** At the beginning, where the format and the key are recognized, and everywhere else. */
const refusals = /not a backup made by|does not open this backup|damaged or incomplete/;
const damage = 'This backup is damaged or incomplete.';
const wrongKey = 'BACKUP_KEY does not open this backup';

beforeAll(async () => {
  database = await createTestDatabase();
  await fillEveryTable(database.url);
  const pair = await makeKeyPair();
  secretKey = { kind: 'identity', identity: pair.secretKey };
  publicKey = { kind: 'recipients', recipients: [pair.publicKey] };
  plain = await backUp(database.url);
  encrypted = await backUp(database.url, publicKey);
});

afterAll(() => database.drop());

describe('a damaged file', () => {
  it.each(['plain', 'encrypted'])('is noticed wherever it was cut: %s', async (kind) => {
    const whole = kind === 'plain' ? plain : encrypted;
    for (const length of [...spread(whole.length, 25), whole.length - 1])
      await expect(verify(whole.subarray(0, length), secretKey), `${length}`).rejects.toThrow(
        refusals,
      );
  });

  it.each(['plain', 'encrypted'])('is noticed wherever a byte was changed: %s', async (kind) => {
    const whole = kind === 'plain' ? plain : encrypted;
    for (const at of [...spread(whole.length, 25), whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      await expect(verify(changed, secretKey), `${at}`).rejects.toThrow(refusals);
    }
  });

  it('is not restored, not even in part', async () => {
    for (const whole of [plain, encrypted]) {
      const target = await emptyDatabase();
      const cut = whole.subarray(0, -1);
      await expect(restore(target, cut, secretKey)).rejects.toThrow(damage);
      expect(await readEverything(target)).toEqual({});
    }
  });
});

describe('a key', () => {
  it('may be a pair: the public one makes backups, only the secret one opens them', async () => {
    expect((await verify(encrypted, secretKey)).encrypted).toBe(true);
    await expect(verify(encrypted, publicKey)).rejects.toThrow('BACKUP_KEY is a public key');
    const other = (await makeKeyPair()).secretKey;
    const wrong = verify(encrypted, { kind: 'identity', identity: other });
    await expect(wrong).rejects.toThrow(wrongKey);
  });

  it('may be a passphrase', async () => {
    const file = await backUp(database.url, passphrase);
    expect((await verify(file, passphrase)).encrypted).toBe(true);
    const other: BackupKey = { kind: 'passphrase', passphrase: 'eight red bicycles, uphill' };
    await expect(verify(file, other)).rejects.toThrow(wrongKey);
    await expect(verify(file, secretKey)).rejects.toThrow(wrongKey);
  });

  it('has to be the right one, or nothing is restored', async () => {
    const target = await emptyDatabase();
    await expect(restore(target, encrypted, passphrase)).rejects.toThrow(wrongKey);
    await expect(restore(target, encrypted)).rejects.toThrow('This backup is encrypted: set');
    expect(await readEverything(target)).toEqual({});
  });

  it('leaves nothing readable', () => {
    expect(encrypted.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(encrypted.includes(plain.subarray(0, 4))).toBe(false);
  });
});

it('what is not a backup is not taken for one', async () => {
  await expect(verify(Buffer.from('hello'))).rejects.toThrow('is not a backup made by');
  await expect(verify(Buffer.alloc(0))).rejects.toThrow('is not a backup made by');
});

/** Positions from the first byte to nearly the last one. */
function spread(length: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => Math.floor((index * length) / count));
}

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countUsers, insertUser, lockUsers } from '../db/users.ts';
import { insertDemoBusinesses } from './demo/demo-businesses.ts';
import { hashPassword } from '../domain/accounts/passwords.ts';
import type { Context } from '../context.ts';

export interface DemoSignIn {
  owner: { email: string; password: string };
  admin: { email: string; password: string };
}

/**
 * Fills an empty database with demo businesses and two people to sign in as. Their passwords are random,
 * stored in the data folder, and printed on every `npm start`.
 */
export async function seedDemo(ctx: Context): Promise<DemoSignIn | null> {
  const { config, db } = ctx;
  if (!config.seed) return null;
  if ((await countUsers(db)) > 0) return readSignIn(config.dataDir);
  const signIn = makeSignIn(config.dataDir);
  const [owner, admin] = await Promise.all([
    hashPassword(signIn.owner.password),
    hashPassword(signIn.admin.password),
  ]);
  await db.transaction(async (tx) => {
    await lockUsers(tx); // of processes that start together, only one seeds
    if ((await countUsers(tx)) > 0) return;
    const { id } = await insertUser(tx, {
      email: signIn.owner.email,
      name: 'Dana Owner',
      passwordHash: owner,
      emailVerified: true,
    });
    await insertUser(tx, {
      email: signIn.admin.email,
      name: 'Alex Admin',
      passwordHash: admin,
      emailVerified: true,
      isAdmin: true,
    });
    await insertDemoBusinesses(tx, id, ctx.now());
  });
  return signIn;
}

/** Null if the file is gone, or the users of this database are not the demo's. */
function readSignIn(dataDir: string): DemoSignIn | null {
  const path = signInPath(dataDir);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as DemoSignIn) : null; // we wrote it below
}

/** If another process wrote the file first, its content stays. */
function makeSignIn(dataDir: string): DemoSignIn {
  const fresh: DemoSignIn = {
    owner: { email: 'owner@example.com', password: randomPassword() },
    admin: { email: 'admin@example.com', password: randomPassword() },
  };
  mkdirSync(dataDir, { recursive: true });
  try {
    const text = `${JSON.stringify(fresh, null, 2)}\n`;
    writeFileSync(signInPath(dataDir), text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error; // Node's fs throws nothing else
  }
  return readSignIn(dataDir) ?? fresh;
}

function signInPath(dataDir: string): string {
  return join(dataDir, 'demo-sign-in.json');
}

function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}

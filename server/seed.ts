import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertBusiness } from './db/businesses.ts';
import { insertLogo } from './db/logos.ts';
import type { Db } from './db/client.ts';
import { countUsers, insertUser, lockUsers } from './db/users.ts';
import { hashPassword } from './domain/accounts/passwords.ts';
import type { Context } from './context.ts';

export interface DemoSignIn {
  owner: { email: string; password: string };
  admin: { email: string; password: string };
}

/** The first demo business: id 1, which the wizard at `/review` is about. */
export const demoSlug = 'riverside-dental-care';

/**
 * Fills an empty database with demo businesses and two people to sign in as. Their passwords are
 * random per data folder and kept there, for `npm start` to print each time.
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
    await lockUsers(tx); // of processes that start together, one seeds
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
    await insertDemoBusinesses(tx, id);
  });
  return signIn;
}

async function insertDemoBusinesses(db: Db, userId: number): Promise<void> {
  const logo = readFileSync(new URL('db/seed/riverside-dental-care.webp', import.meta.url));
  const logoHash = createHash('sha256').update(logo).digest('hex');
  await insertLogo(db, logoHash, logo);
  const shared = { userId, city: 'Sacramento', state: 'CA', contactName: 'Dana Owner' };
  await insertBusiness(db, {
    ...shared,
    slug: demoSlug,
    name: 'Riverside Dental Care',
    feedbackEmail: 'feedback@riverside.example.com',
    reviewUrl: 'https://www.google.com/maps/search/?api=1&query=Riverside+Dental+Care',
    facebookUrl: 'https://www.facebook.com/search/top?q=Riverside%20Dental%20Care',
    logoHash,
  });
  await insertBusiness(db, {
    ...shared,
    slug: 'harbor-physical-therapy',
    name: 'Harbor Physical Therapy',
  });
  await insertBusiness(db, {
    ...shared,
    slug: 'old-mill-eye-clinic',
    name: 'Old Mill Eye Clinic',
    reviewUrl: 'https://www.google.com/maps/search/?api=1&query=Old+Mill+Eye+Clinic',
    isActive: false,
  });
}

/** Null where the file is gone, or the people of this database are not the demo's. */
function readSignIn(dataDir: string): DemoSignIn | null {
  const path = signInPath(dataDir);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as DemoSignIn) : null; // written below
}

/** What another process wrote first stands. */
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

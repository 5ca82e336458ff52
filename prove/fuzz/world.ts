import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import type { UserRow } from '../../server/db/users.ts';
import { signIn } from '../stage/people.ts';
import { addPerson, addWithPassword, type Person, type PersonName } from './people.ts';
import type { Parameter, Reference, Role } from './plan.ts';

export interface World {
  pool: pg.Pool;
  people: Record<PersonName, Person>;
  /** Puts an id or slug into a path. */
  idOf(role: Role, path: string, name: string, parameter: Parameter): string;
  /** Restores what valid requests have ended: sessions, the limits of accounts, and what admins deleted. */
  restore(isSignedIn: (cookie: string) => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

export async function createWorld(databaseUrl: string): Promise<World> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
  const db = drizzle(pool);
  // No number that the generator makes up is anybody's id.
  for (const table of ['users', 'businesses'])
    await pool.query(`alter table ${table} alter column id restart with 7001`);
  const names = ['stranger', 'owner', 'deactivated', 'admin', 'victim', 'target'] as const;
  const people = {} as World['people'];
  for (const name of names) people[name] = await addPerson(db, name);
  await pool.query('update users set is_active = false where id = $1', [people.deactivated.userId]);
  await addWithPassword(db);
  return {
    pool,
    people,
    idOf: (role, path, name, parameter) =>
      'text' in parameter ? parameter.text : known(people, role, parameter.of, kindOf(path, name)),
    async restore(isSignedIn) {
      // What valid requests have closed or locked would turn away those that follow.
      await pool.query('update businesses set is_active = true where not is_active');
      await pool.query('delete from rate_limits');
      if (!(await exists(pool, people.target))) people.target = await addPerson(db, 'target');
      for (const name of ['stranger', 'owner', 'admin'] as const) {
        const person = people[name];
        if (await isSignedIn(person.cookie)) continue;
        await pool.query('update users set is_active = true where id = $1', [person.userId]);
        person.cookie = await signIn(db, await readUser(pool, person));
      }
    },
    close: () => pool.end(),
  };
}

/** What an id in a path is of. */
export function kindOf(path: string, name: string): 'user' | 'business' | 'slug' | 'other' {
  if (name === 'slug') return 'slug';
  if (name === 'userId' || path.startsWith('/api/admin/users/')) return 'user';
  const isOfBusiness = name === 'id' && /^\/(?:api\/businesses|business-)/.test(path);
  return name === 'businessId' || isOfBusiness ? 'business' : 'other';
}

/** Whose a reference is. Those without a business of their own mean somebody else's. */
function personOf(people: World['people'], role: Role, of: Reference): Person | undefined {
  if (of === 'unknown') return undefined;
  if (of !== 'own') return people[of];
  return role === 'signed out' || role === 'garbage' ? people.victim : people[role];
}

function known(people: World['people'], role: Role, of: Reference, kind: string): string {
  const person = personOf(people, role, of);
  if (kind === 'slug') return person?.slug ?? 'no-such-business';
  if (kind === 'other') return person ? String(person.businessId) : '999999';
  return String((kind === 'user' ? person?.userId : person?.businessId) ?? 999_999);
}

async function readUser(pool: pg.Pool, { userId }: Person) {
  const { rows } = await pool.query<Pick<UserRow, 'id' | 'isAdmin' | 'sessionEpoch'>>(
    `select id, is_admin as "isAdmin", session_epoch as "sessionEpoch" from users where id = $1`,
    [userId],
  );
  const [user] = rows;
  if (!user) throw new Error('Somebody deleted an account that nobody may delete.');
  return user;
}

async function exists(pool: pg.Pool, { userId }: Person): Promise<boolean> {
  const { rowCount } = await pool.query('select 1 from users where id = $1 and is_active', [
    userId,
  ]);
  return rowCount === 1;
}

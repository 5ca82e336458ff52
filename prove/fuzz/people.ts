import { randomUUID } from 'node:crypto';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

import { insertBusiness } from '../../server/db/businesses.ts';
import { insertUser } from '../../server/db/users.ts';
import { hashPassword } from '../../server/domain/accounts/passwords.ts';
import { testPassword } from '../../server/testing/people.ts';
import { signIn } from '../stage/people.ts';
import type { Role } from './plan.ts';
import { markup } from './values.ts';

/** Somebody with a business. */
export interface Person {
  userId: number;
  businessId: number;
  slug: string;
  cookie: string;
  /** Texts that nobody else may see, except admins. */
  secrets: string[];
  /** Texts that nobody may see, except admins. */
  forAdmins: string[];
}

/** `victim` sends nothing; `target` is who admins act on. */
export type PersonName = Exclude<Role, 'signed out' | 'garbage'> | 'victim' | 'target';

/** The texts hold markup, so that a page which forgets to escape what is stored is noticed as well. */
export async function addPerson(db: NodePgDatabase, name: PersonName): Promise<Person> {
  const secret = () => `canary-${randomUUID().slice(0, 13)}`;
  const [email, contactName, feedback] = [secret(), secret(), secret()];
  const [nickname, keyword] = [secret(), secret()];
  const user = await insertUser(db, {
    name: `Olive ${markup.tag}owner>`,
    email: `${email}@example.com`,
    emailVerified: true,
    isAdmin: name === 'admin',
  });
  const { id, slug } = await insertBusiness(db, {
    userId: user.id,
    slug: `fuzz-${name}-${user.id}`,
    name: `Maple ${markup.tag}clinic> x${markup.attribute}"1`,
    nickname,
    contactName,
    feedbackEmail: `${feedback}@example.com`,
    reviewUrl: 'https://example.com/google-review?a=1&b="<fz-link>',
    facebookUrl: 'https://example.com/facebook',
    keywords: [{ keyword, isLocalSeo: true }],
  });
  return {
    userId: user.id,
    businessId: id,
    slug: slug ?? '',
    cookie: await signIn(db, user),
    secrets: [email, contactName, feedback, nickname],
    forAdmins: [keyword],
  };
}

/** The account that the examples sign in to. */
export async function addWithPassword(db: NodePgDatabase): Promise<void> {
  const passwordHash = await hashPassword(testPassword);
  const email = 'ann@visitor.example.com';
  await insertUser(db, { name: 'Ann Visitor', email, emailVerified: true, passwordHash });
}

import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

import { insertBusiness } from '../../server/db/businesses.ts';
import { insertConfirmedAddress } from '../../server/db/feedback-addresses.ts';
import { insertUser, type UserRow } from '../../server/db/users.ts';
import { beginSession } from '../../server/domain/accounts/sessions.ts';
import { liftFeedbackCaps } from './lift-caps.ts';

export interface StagedBusiness {
  id: number;
  slug: string;
  /** The owner's session cookie. */
  cookie: string;
  ownerEmail: string;
}

/** Adds so many businesses, each with a signed-in owner. @param domain of their mailboxes. */
export async function addBusinesses(
  databaseUrl: string,
  count: number,
  domain = 'mail.example.com',
): Promise<StagedBusiness[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const db = drizzle(pool);
  const added: StagedBusiness[] = [];
  try {
    for (let number = 1; number <= count; number += 1) {
      const name = `${domain.split('.')[0]}-${number}`;
      const email = `owner-${number}@${domain}`;
      const owner = await insertUser(db, { name: 'Olive Owner', email, emailVerified: true });
      const feedbackEmail = `feedback-${number}@${domain}`;
      const { id, slug } = await insertBusiness(db, {
        userId: owner.id,
        slug: `business-${name}`,
        name: 'Maple Street Clinic',
        contactName: 'Olive Owner',
        feedbackEmail,
        reviewUrl: 'https://example.com/google-review',
        facebookUrl: 'https://example.com/facebook',
      });
      await insertConfirmedAddress(db, owner.id, feedbackEmail, new Date());
      await liftFeedbackCaps(pool, { id, feedbackEmail });
      added.push({ id, slug: slug ?? '', cookie: await signIn(db, owner), ownerEmail: email });
    }
  } finally {
    await pool.end();
  }
  return added;
}

/** Begins a session. @returns its cookie, as a browser sends it over https. */
export async function signIn(
  db: NodePgDatabase,
  user: Pick<UserRow, 'id' | 'isAdmin' | 'sessionEpoch'>,
): Promise<string> {
  const token = await beginSession({ db, now: () => new Date() }, user, user.sessionEpoch);
  return `__Host-sid=${token}`;
}

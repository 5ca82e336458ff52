import type { Context } from '../context.ts';
import { insertBusiness, type BusinessRow } from '../db/businesses.ts';
import { insertConfirmedAddress } from '../db/feedback-addresses.ts';
import { insertUser, type UserRow } from '../db/users.ts';
import { beginSession } from '../domain/accounts/sessions.ts';
import { sessionCookie } from '../http/cookies.ts';

export type NewUser = Parameters<typeof insertUser>[1];
export type NewBusiness = Parameters<typeof insertBusiness>[1];

/** The password of `addUser`, unless a test sets another. */
export const testPassword = 'seven green bicycles';

export interface People {
  /** A verified account that no one signs in to with a password: no hash is computed for it. */
  addOwner(user?: Partial<NewUser>): Promise<UserRow>;
  /** Like `addOwner`, with `testPassword` or another password. */
  addUser(user?: Partial<NewUser>, password?: string): Promise<UserRow>;
  /** An active business with a new owner, both links and a confirmed feedback address, unless overridden. */
  addBusiness(business?: Partial<NewBusiness>): Promise<BusinessRow>;
  /** Inserts a session instead of typing a password; for `inject({ cookies })`. */
  signIn(user: UserRow): Promise<Record<string, string>>;
}

/** As if someone had opened the link that was emailed to it. */
export async function confirmFeedbackAddress(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { userId, feedbackEmail }: Pick<BusinessRow, 'userId' | 'feedbackEmail'>,
): Promise<void> {
  if (feedbackEmail) await insertConfirmedAddress(db, userId, feedbackEmail.toLowerCase(), now());
}

/** Adds users and businesses to a test's database. */
export function peopleOf(ctx: Context): People {
  const { db, config, hasher } = ctx;
  let count = 0;
  const hashes = new Map<string, string>();
  // Tests share passwords, so each is hashed once.
  const hashOnce = async (password: string) => {
    const hash = hashes.get(password) ?? (await hasher.hashPassword(password));
    hashes.set(password, hash);
    return hash;
  };
  const addOwner: People['addOwner'] = (user = {}) =>
    insertUser(db, {
      name: 'Olive Owner',
      email: `owner${++count}@example.com`,
      emailVerified: true,
      ...user,
    });
  return {
    addOwner,
    addUser: async (user = {}, password = testPassword) =>
      addOwner({ passwordHash: await hashOnce(password), ...user }),
    addBusiness: async (business = {}) => {
      const added = await insertBusiness(db, {
        userId: business.userId ?? (await addOwner()).id,
        slug: `business-${++count}`,
        name: 'Maple Street Clinic',
        contactName: 'Olive Owner',
        feedbackEmail: 'feedback@maple.example.com',
        reviewUrl: 'https://example.com/google-review',
        facebookUrl: 'https://example.com/facebook',
        ...business,
      });
      await confirmFeedbackAddress(ctx, added);
      return added;
    },
    async signIn(user) {
      const token = await beginSession(ctx, user, user.sessionEpoch);
      return { [sessionCookie(config)]: token };
    },
  };
}

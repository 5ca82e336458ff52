import { deliveryHours } from '../../contract/constraints.ts';
import type { Context } from '../context.ts';
import { countUnreadableEmails, resealEmails } from '../email/reseal-emails.ts';
import { checkKeys } from './key-check.ts';

type ResealContext = Parameters<typeof checkKeys>[0] & Pick<Context, 'db' | 'keys'>;

/** What became of waiting email after APP_SECRET was replaced. */
export interface Resealed {
  /** Encrypted again with the current secret. */
  resealed: number;
  /** No known secret fits. */
  unreadable: number;
  /** Whether APP_SECRET_PREVIOUS is set. */
  hasPrevious: boolean;
}

/**
 * Opens the installation's keys, and encrypts again whatever needs an earlier secret.
 * @throws ConfigError if no known secret fits
 */
export async function reseal(ctx: ResealContext): Promise<Resealed> {
  await checkKeys(ctx);
  const resealed = await resealEmails(ctx);
  const unreadable = await countUnreadableEmails(ctx);
  return { resealed, unreadable, hasPrevious: ctx.keys.secrets.length > 1 };
}

/**
 * In a sentence or two: whether the earlier secret is still needed.
 * @param next what to do once it isn't
 */
export function describeResealed(
  { resealed, unreadable, hasPrevious }: Resealed,
  next = 'Once every process runs with the new APP_SECRET, run "npm run admin -- reseal" and then remove APP_SECRET_PREVIOUS.',
): string {
  if (unreadable > 0)
    return `${emails(unreadable)} can't be read with any known secret. Add the secret that ${unreadable === 1 ? 'it was' : 'they were'} written with to APP_SECRET_PREVIOUS, or ${unreadable === 1 ? 'it is' : 'they are'} given up on within ${deliveryHours} hours.`;
  if (!hasPrevious)
    return 'All waiting emails can be read with APP_SECRET, and no other secret is set.';
  const done =
    resealed === 0
      ? 'No waiting email needs APP_SECRET_PREVIOUS.'
      : `${emails(resealed)} ${resealed === 1 ? 'was' : 'were'} encrypted again with APP_SECRET.`;
  return `${done} ${next}`;
}

function emails(count: number): string {
  return count === 1 ? '1 waiting email' : `${count} waiting emails`;
}

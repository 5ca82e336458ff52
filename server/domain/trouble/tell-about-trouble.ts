import { DAY, HOUR, toSeconds } from '../../../contract/durations.ts';
import type { Context } from '../../context.ts';
import { readQueue } from '../../db/outbox-reports.ts';
import { lockTroubleNotices, replaceTroubleNotices } from '../../db/trouble-notices.ts';
import { planNotice, type NoticePlan } from './plan-notice.ts';
import { readTroubleSigns, troublesOf } from './read-troubles.ts';

type Parts = Pick<Context, 'config' | 'db' | 'log' | 'now' | 'outbox'>;

/** An email that could not be sent for a day is out of date; the next one says the same. */
const hours = DAY / HOUR;

/**
 * Emails ADMIN_EMAIL if there is news about trouble, in production. Any number of processes may ask at the
 * same time: they take turns, and the first one sends it.
 * @returns whether an email was queued
 */
export async function tellAboutTrouble(parts: Parts): Promise<boolean> {
  const { config, db, log, now, outbox } = parts;
  const { adminEmail, production } = config;
  if (adminEmail === null || !production) return false;
  const [signs, { oldest }] = await Promise.all([readTroubleSigns(parts), readQueue(db, now())]);
  const waited = oldest && Math.round(toSeconds(now().getTime() - oldest.getTime()));
  const troubles = troublesOf(signs, waited, parts);
  const email = await db.transaction(async (tx) => {
    const known = await lockTroubleNotices(tx);
    if (known.length === 0 && troubles.length === 0) return null;
    const plan = planNotice(known, troubles, now());
    await replaceTroubleNotices(tx, plan.notices);
    if (plan.email) await outbox.add(tx, messageTo(adminEmail, plan.email));
    return plan.email;
  });
  if (!email) return false;
  outbox.wake();
  log.warn(
    { troubles: email.troubles.map(({ trouble }) => trouble.kind), over: email.over },
    'an email about trouble goes to ADMIN_EMAIL',
  );
  return true;
}

function messageTo(adminEmail: string, { troubles, over }: NonNullable<NoticePlan['email']>) {
  const since = (at: Date) => at.toISOString();
  return {
    kind: 'trouble' as const,
    userId: null,
    businessId: null,
    identity: null,
    hours,
    payload: {
      to: adminEmail.toLowerCase(),
      troubles: troubles.map((one) => ({ trouble: one.trouble, since: since(one.since) })),
      over,
    },
  };
}

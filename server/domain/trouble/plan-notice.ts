import type { Trouble, TroubleKind } from '../../../contract/troubles.ts';
import { DAY, MINUTE } from '../../../contract/durations.ts';
import type { TroubleNotice } from '../../db/trouble-notices.ts';

/** What to remember, and the email to send, if any. */
export interface NoticePlan {
  notices: TroubleNotice[];
  email: { troubles: { trouble: Trouble; since: Date }[]; over: TroubleKind[] } | null;
}

/**
 * Milliseconds between two emails at least; a little less than a day, so that the time of day doesn't drift.
 */
const minGap = DAY - 30 * MINUTE;
/** Days after which an unchanged trouble is mentioned again, each longer than the one before. */
const reminderDays = [1, 2, 4, 7];

/**
 * Decides what is emailed to ADMIN_EMAIL: news at once, at most one email a day, with growing gaps while
 * nothing changes; a resolved issue is reported once.
 */
export function planNotice(
  known: readonly TroubleNotice[],
  troubles: readonly Trouble[],
  now: Date,
): NoticePlan {
  const notices = [
    ...troubles.map((trouble) => continued(trouble, find(known, trouble.kind), now)),
    ...known
      .filter(({ kind }) => !troubles.some((trouble) => trouble.kind === kind))
      .flatMap((notice) => ended(notice, now)),
  ];
  const lastEmail = Math.max(0, ...known.map(({ toldAt }) => toldAt?.getTime() ?? 0));
  const isDue = now.getTime() - lastEmail >= minGap && notices.some((one) => isNews(one, now));
  if (!isDue) return { notices, email: null };
  const since = (kind: TroubleKind) => find(notices, kind)?.since ?? now;
  const over = notices.filter(({ state }) => state === 'ending').map(({ kind }) => kind);
  return {
    notices: notices.map((notice) => told(notice, now)),
    email: {
      troubles: troubles.map((trouble) => ({ trouble, since: since(trouble.kind) })),
      over: over as TroubleKind[], // only `continued` adds kinds
    },
  };
}

function continued(trouble: Trouble, known: TroubleNotice | undefined, now: Date): TroubleNotice {
  const { kind } = trouble;
  const toldAt = known?.toldAt ?? null;
  if (!known || known.state === 'over')
    return { kind, since: now, state: 'new', toldAt, reminders: 0 };
  if (known.state === 'ending') return { ...known, state: 'told' };
  const isMore =
    trouble.kind === 'undeliverable_feedback' && toldAt !== null && new Date(trouble.at) > toldAt;
  return isMore ? { ...known, state: 'new' } : known;
}

/** Feedback that was lost does not come back: nothing is over, it is only some time ago. */
function ended(notice: TroubleNotice, now: Date): TroubleNotice[] {
  const { kind, state, toldAt } = notice;
  if (toldAt === null) return [];
  if (state === 'told' && kind !== 'undeliverable_feedback')
    return [{ ...notice, state: 'ending' }];
  if (state === 'ending') return [notice];
  // Kept for as long as it tells when the last email was sent.
  return now.getTime() - toldAt.getTime() > DAY ? [] : [{ ...notice, state: 'over' }];
}

function isNews({ kind, state, toldAt, reminders }: TroubleNotice, now: Date): boolean {
  if (state !== 'told' || kind === 'undeliverable_feedback')
    return state === 'new' || state === 'ending';
  const days = reminderDays[Math.min(reminders, reminderDays.length - 1)] ?? 1;
  return now.getTime() - (toldAt?.getTime() ?? 0) >= days * DAY - (DAY - minGap);
}

function told(notice: TroubleNotice, now: Date): TroubleNotice {
  const { state, reminders } = notice;
  if (state === 'over') return notice;
  if (state === 'ending') return { ...notice, state: 'over', toldAt: now };
  return { ...notice, state: 'told', toldAt: now, reminders: state === 'told' ? reminders + 1 : 0 };
}

function find(notices: readonly TroubleNotice[], kind: TroubleKind): TroubleNotice | undefined {
  return notices.find((notice) => notice.kind === kind);
}

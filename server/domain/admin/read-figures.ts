import { DAY, earlier, toSeconds } from '../../../contract/durations.ts';
import type { DayOfDrafting, DraftingReport } from '../../../contract/drafting-report.ts';
import { recentDays, undeliveredDays } from '../../../contract/constraints.ts';
import type { Context } from '../../context.ts';
import { readClicksSince, type ClickRow } from '../../db/click-usage.ts';
import { readSizes, type Sizes } from '../../db/installation.ts';
import { readQueue } from '../../db/outbox-reports.ts';
import { adminOrSystem, type Actor, type System } from '../actor.ts';
import { readTroubleSigns, troublesOf, type TroubleSigns } from '../trouble/read-troubles.ts';
import type { Trouble } from '../../../contract/troubles.ts';
import { readDrafting } from '../drafting/read-drafting.ts';
import { addDays, utcDay } from '../utc-day.ts';

/** The figures for the overview and the metrics; none of them names a business or a person. */
export interface Figures {
  sizes: Sizes;
  writer: DraftingReport['writer'];
  /** The last 30 UTC days, oldest first; the last one is today. */
  days: DayOfUse[];
  /** `oldest` in seconds; null if no email that can be read is waiting. */
  email: { waiting: number; oldest: number | null; undeliverable: number };
  signs: TroubleSigns;
  troubles: Trouble[];
}

/** How the installation was used on one UTC day. */
export interface DayOfUse extends DayOfDrafting {
  clicks: { google: number; facebook: number };
}

/**
 * A handful of queries whose cost does not grow with the installation.
 * @param reader an admin, or the system for monitoring.
 * @throws DomainError `sign_in_required`, `forbidden`
 */
export async function readFigures(ctx: Context, reader: Actor | System): Promise<Figures> {
  adminOrSystem(reader);
  const { db } = ctx;
  const now = ctx.now();
  const givenUpSince = earlier(now, undeliveredDays * DAY);
  const [sizes, { writer, today, days }, clicks, queue, signs] = await Promise.all([
    readSizes(db),
    readDrafting(ctx, reader),
    readClicksSince(db, addDays(utcDay(now), 1 - recentDays)),
    readQueue(db, givenUpSince),
    readTroubleSigns(ctx),
  ]);
  const { waiting, undeliverable } = queue;
  const oldest = queue.oldest && secondsBetween(queue.oldest, now);
  return {
    sizes,
    writer,
    days: [today, ...days]
      .slice(0, recentDays)
      .toReversed()
      .map((day) => ({ ...day, clicks: clicksOf(day.day, clicks) })),
    email: { waiting, oldest, undeliverable },
    signs,
    troubles: troublesOf(signs, oldest, ctx),
  };
}

function clicksOf(day: string, rows: readonly ClickRow[]): DayOfUse['clicks'] {
  const count = (kind: ClickRow['kind']) =>
    rows.find((row) => row.day === day && row.kind === kind)?.count ?? 0;
  return { google: count('google_click'), facebook: count('facebook_click') };
}

/** Never negative: the clocks of two processes may differ slightly. */
function secondsBetween(first: Date, last: Date): number {
  return Math.max(0, Math.round(toSeconds(last.getTime() - first.getTime())));
}

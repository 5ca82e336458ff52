import { DAY, earlier } from '../../../contract/durations.ts';
import type { ListedBusiness } from '../../../contract/businesses.ts';
import { undeliveredDays } from '../../../contract/constraints.ts';
import type { Context } from '../../context.ts';
import { readUse } from '../../db/business-counts.ts';
import type { ListedBusinessRow } from '../../db/businesses.ts';
import { readFailedFeedback } from '../../db/outbox-reports.ts';
import { presentFeedbackWait, presentRefusal } from '../feedback/feedback-wait.ts';
import { utcDay } from '../utc-day.ts';
import { firstRecentDay, presentAnalytics } from './present-analytics.ts';
import { logoPath, presentSuspension } from './present-business.ts';

/**
 * What lists show to people who can edit the businesses, in two queries for any number of them. `isActive`
 * is the owner's setting, even if their account is deactivated.
 */
export async function presentListedBusinesses(
  { db, now }: Pick<Context, 'db' | 'now'>,
  rows: readonly ListedBusinessRow[],
): Promise<ListedBusiness[]> {
  if (rows.length === 0) return [];
  const today = utcDay(now());
  const ids = rows.map(({ id }) => id);
  const [use, failed] = await Promise.all([
    readUse(db, ids, firstRecentDay(today)),
    readFailedFeedback(db, ids, earlier(now(), undeliveredDays * DAY)),
  ]);
  const useOf = Map.groupBy(use, ({ businessId }) => businessId);
  return rows.map((row) => {
    const { givenUp = null, refused = null } = failed.get(row.id) ?? {};
    return {
      ...presentRow(row),
      ...presentSuspension(row),
      ...presentUnseenTransfer(row),
      analytics: presentAnalytics(useOf.get(row.id) ?? [], today),
      feedbackWait: presentFeedbackWait(row, now()),
      feedbackRefusal: presentRefusal(row, refused),
      undelivered: givenUp && { count: givenUp.count, last: givenUp.last.toISOString() },
    };
  });
}

function presentRow(row: ListedBusinessRow) {
  const { id, slug, name, nickname, city, state, isActive, logoHash, reviewUrl, facebookUrl } = row;
  const logoUrl = logoHash && logoPath(logoHash);
  return { id, slug, name, nickname, city, state, isActive, logoUrl, reviewUrl, facebookUrl };
}

function presentUnseenTransfer({ unseenTransferAt: at, goesTo }: ListedBusinessRow) {
  return at ? { unseenTransfer: { at: at.toISOString(), feedbackGoesTo: goesTo } } : {};
}

import type { ExportedBusiness, ExportedDay } from '../../../../contract/account-data.ts';
import { thumbsUpDown } from '../../../../contract/page-paths.ts';
import type { Context } from '../../../context.ts';
import { readBusinessesAfter, readDaysOf } from '../../../db/account-data.ts';
import type { BusinessRow } from '../../../db/businesses.ts';
import { logoPath } from '../../businesses/present-business.ts';

/** Businesses that are read at a time: with a year of days each, some 18,000 counts. */
const pageSize = 50;

/**
 * A user's businesses by id, with all their counts. An owner may have very many: they are read as they are
 * taken.
 */
export async function* exportBusinesses(
  ctx: Context,
  userId: number,
): AsyncIterable<ExportedBusiness> {
  let after = 0;
  for (;;) {
    const rows = await readBusinessesAfter(ctx.db, userId, after, pageSize);
    const ids = rows.map(({ id }) => id);
    const days = Map.groupBy(await readDaysOf(ctx.db, ids), ({ businessId }) => businessId);
    for (const row of rows) {
      const own = days.get(row.id) ?? [];
      yield present(
        ctx,
        row,
        own.map(({ businessId: _businessId, ...day }) => day),
      );
    }
    if (rows.length < pageSize) return;
    after = ids.at(-1) ?? after;
  }
}

function present(
  { config: { publicUrl } }: Pick<Context, 'config'>,
  row: BusinessRow,
  days: ExportedDay[],
): ExportedBusiness {
  const { id, name, nickname, slug, categories, city, state, contactName, feedbackEmail } = row;
  return {
    id,
    name,
    nickname,
    reviewPage: slug && `${publicUrl}${thumbsUpDown.replace('{slug}', slug)}`,
    categories,
    city,
    state,
    contactName,
    feedbackEmail,
    googleLink: row.reviewUrl,
    facebookLink: row.facebookUrl,
    website: row.websiteUrl,
    logo: row.logoHash && `${publicUrl}${logoPath(row.logoHash)}`,
    isActive: row.isActive,
    suspendedFor: row.suspendedReason,
    unseenTransferAt: row.unseenTransferAt?.toISOString() ?? null,
    timeZone: row.timeZone,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    days,
  };
}

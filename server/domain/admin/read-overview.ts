import { brand } from '../../../contract/brand.ts';
import type { Overview } from '../../../contract/overview.ts';
import type { Context } from '../../context.ts';
import type { Actor } from '../actor.ts';
import { readFigures, type DayOfUse } from './read-figures.ts';

/** The installation's figures, for admins. @throws DomainError `sign_in_required`, `forbidden` */
export async function readOverview(ctx: Context, actor: Actor): Promise<Overview> {
  const { sizes, writer, days, email, troubles } = await readFigures(ctx, actor);
  const sum = (of: (day: DayOfUse) => number) => days.reduce((all, day) => all + of(day), 0);
  return {
    version: brand.version,
    uptime: Math.round(process.uptime()),
    ...sizes,
    writer,
    days: days.map(presentDay),
    refusals: {
      own: addUp(days.map(({ refusals }) => refusals.own)),
      model: addUp(days.map(({ refusals }) => refusals.model)),
    },
    fallbacks: addUp(days.map(({ fallbacks }) => fallbacks)),
    tokens: {
      sent: sum(({ model }) => model.tokensIn),
      received: sum(({ model }) => model.tokensOut),
    },
    email,
    troubles,
  };
}

function presentDay({ day, drafts, clicks }: DayOfUse): Overview['days'][number] {
  return {
    day,
    drafts: drafts.builtin + drafts.model,
    googleLinkClicks: clicks.google,
    facebookLinkClicks: clicks.facebook,
  };
}

/** How often each reason occurred, over all days. */
function addUp(counts: readonly Record<string, number>[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [reason, count] of counts.flatMap((one) => Object.entries(one)))
    sums.set(reason, (sums.get(reason) ?? 0) + count);
  return Object.fromEntries(sums);
}

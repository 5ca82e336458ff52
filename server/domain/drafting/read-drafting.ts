import { DAY } from '../../../contract/durations.ts';
import type { DayOfDrafting, DraftingReport } from '../../../contract/drafting-report.ts';
import type { Config } from '../../config/config.ts';
import type { Context } from '../../context.ts';
import { readUsageSince, type UsageKind, type UsageRow } from '../../db/draft-usage.ts';
import { adminOrSystem, type Actor, type System } from '../actor.ts';
import { utcDay } from '../utc-day.ts';
import { modelBudgets } from './models/model-budgets.ts';

/** Days before today in the report. */
const daysBack = 30;

/**
 * Which writer this installation uses, its budgets, and the usage of the last days.
 * @throws DomainError `sign_in_required`, `forbidden`
 */
export async function readDrafting(ctx: Context, reader: Actor | System): Promise<DraftingReport> {
  adminOrSystem(reader);
  const time = ctx.now().getTime();
  const dayBefore = (days: number) => utcDay(new Date(time - days * DAY));
  const rows = await readUsageSince(ctx.db, dayBefore(daysBack));
  const report = (days: number) => describeDay(dayBefore(days), rows);
  return {
    writer: describeWriter(ctx.config.drafting),
    budgets: { ...modelBudgets, enforced: ctx.config.limits },
    today: report(0),
    days: Array.from({ length: daysBack }, (_, index) => report(index + 1)),
  };
}

/** Leaves out the API key, and the URL because it may contain one. */
function describeWriter(drafting: Config['drafting']): DraftingReport['writer'] {
  if (drafting.provider === 'builtin') return { provider: 'builtin', model: null, fallback: null };
  const { provider, model, fallback } = drafting;
  return { provider, model, fallback };
}

function describeDay(day: string, all: readonly UsageRow[]): DayOfDrafting {
  const rows = all.filter((row) => row.day === day);
  const counts = (kind: UsageKind) => countByName(rows.filter((row) => row.kind === kind));
  const drafts = counts('draft');
  const model = counts('model');
  return {
    day,
    drafts: { builtin: drafts['builtin'] ?? 0, model: drafts['model'] ?? 0 },
    model: {
      calls: model['calls'] ?? 0,
      tokensIn: model['tokens-in'] ?? 0,
      tokensOut: model['tokens-out'] ?? 0,
      repaired: model['repaired'] ?? 0,
    },
    fallbacks: counts('fallback'),
    refusals: { own: counts('own-refusal'), model: counts('model-refusal') },
  };
}

function countByName(rows: readonly UsageRow[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { name, count } of rows) {
    const current = renamed.get(name) ?? name;
    counts.set(current, (counts.get(current) ?? 0) + count);
  }
  return Object.fromEntries(counts);
}

/** Names from earlier versions' rows, and their current names. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['steering', 'prompt-injection'],
  ['too-alike', 'too-similar'],
]);

import type { BaseContext } from '../../base-context.ts';
import { claimWithBudgets } from '../../../db/model-budgets.ts';
import { addressGroup } from '../../../rate-limiter/rate-limiter.ts';
import { utcDay } from '../../utc-day.ts';
import type { DraftRequest } from '../draft-request.ts';

/**
 * Drafts that a model may be asked for on a UTC day. A visitor seldom wants more than three, so 30 is
 * a waiting room behind one address; 300 is the busiest business that we can think of; 5,000 of about
 * 2,000 tokens are what a small model writes for a few dollars (`docs/decisions`, 13).
 */
export const modelBudgets = { visitor: 30, business: 300, installation: 5_000 } as const;

export type OverBudget = `${keyof typeof modelBudgets}-budget`;

type Dependencies = Pick<BaseContext, 'config' | 'db' | 'keys' | 'now'>;

/**
 * Claims the right to ask a model for this request's draft, once for all its repeats.
 * @returns why there is none; null where there is
 */
export async function claimModel(
  { config, db, keys, now }: Dependencies,
  { keyHash, businessId, visitor }: DraftRequest,
): Promise<OverBudget | 'repeat' | null> {
  const time = now();
  const day = utcDay(time);
  const of = (name: keyof typeof modelBudgets, id?: string | number) => ({
    name,
    key: id === undefined ? name : `${name}:${id}`,
    most: modelBudgets[name],
  });
  const budgets = [
    of('visitor', keys.digest('model-budget', day, addressGroup(visitor))),
    ...(businessId === undefined ? [] : [of('business', businessId)]),
    of('installation'),
  ];
  const asked = config.limits ? budgets : [];
  const { claimed, used } = await claimWithBudgets(db, { keyHash, day, now: time }, asked);
  if (!claimed) return 'repeat';
  const refusing = asked.find(({ most }, index) => (used[index] ?? 0) > most);
  return refusing ? `${refusing.name}-budget` : null;
}

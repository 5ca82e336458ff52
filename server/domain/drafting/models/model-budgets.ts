import type { BaseContext } from '../../base-context.ts';
import { claimWithBudgets } from '../../../db/model-budgets.ts';
import { addressGroup } from '../../../rate-limiter/address-group.ts';
import { utcDay } from '../../utc-day.ts';
import type { DraftRequest } from '../draft-request.ts';

/**
 * Model drafts allowed per UTC day. A visitor rarely wants more than three, so 30 covers a waiting room
 * behind one IP address; 300 covers the busiest business we can imagine; 5,000 drafts of about 2,000
 * tokens cost a few dollars with a small model (`docs/decisions`, 13).
 */
export const modelBudgets = { visitor: 30, business: 300, installation: 5_000 } as const;

export type OverBudget = `${keyof typeof modelBudgets}-budget`;

type Dependencies = Pick<BaseContext, 'config' | 'db' | 'keys' | 'now'>;

/**
 * Claims the model call for a request and its repeats, and charges the budgets.
 * @returns why no call may be made; null if it may
 */
export async function claimModel(
  { config, db, keys, now }: Dependencies,
  { identity, businessId, ipAddress }: DraftRequest,
): Promise<OverBudget | 'repeat' | null> {
  const time = now();
  const day = utcDay(time);
  const of = (name: keyof typeof modelBudgets, id?: string | number) => ({
    name,
    key: id === undefined ? name : `${name}:${id}`,
    most: modelBudgets[name],
  });
  const budgets = [
    of('visitor', keys.digest('model-budget', day, addressGroup(ipAddress))),
    ...(businessId === undefined ? [] : [of('business', businessId)]),
    of('installation'),
  ];
  const charged = config.limits ? budgets : [];
  const { claimed, used } = await claimWithBudgets(db, { identity, day, now: time }, charged);
  if (!claimed) return 'repeat';
  const exceeded = charged.find(({ most }, index) => (used[index] ?? 0) > most);
  return exceeded ? `${exceeded.name}-budget` : null;
}

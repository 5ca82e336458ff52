import { MINUTE, SECOND } from '../../../contract/durations.ts';
import { isDatabaseTrouble } from '../../db/database-trouble.ts';
import { findOpenBusiness } from '../businesses/read-business.ts';
import type { BaseContext } from '../base-context.ts';
import { DomainError } from '../domain-error.ts';
import { createLastKnown } from '../last-known.ts';
import { inTime, type Deadline } from '../deadline.ts';

/** Milliseconds: a draft can do without the name, and has more to wait for. */
const timeout = SECOND;
const lastKnown = { most: 5_000, maxAge: 10 * MINUTE };

/**
 * The open business that a draft is for. If the database doesn't answer, as it was known up to ten minutes
 * ago; null if it was not: the draft is written anyway, without its name.
 * @throws DomainError `not_found`, `business_inactive`
 */
export type FindBusiness = (id: number, deadline: Deadline) => Promise<{ name: string } | null>;

type Dependencies = Pick<BaseContext, 'db' | 'log' | 'now'> & { isOut: () => boolean };

export function createFindBusiness({ db, log, now, isOut }: Dependencies): FindBusiness {
  const known = createLastKnown<number, { name: string }>(() => now().getTime(), lastKnown);

  const read = async (id: number) => {
    try {
      const { name } = await findOpenBusiness({ db }, id);
      known.remember(id, { name });
      return { name };
    } catch (error) {
      if (error instanceof DomainError) {
        known.forget(id);
        throw error;
      }
      // An outage is reported when the draft is to be remembered.
      if (!isDatabaseTrouble(error)) log.error({ err: error }, 'a business could not be read');
      return known.recall(id) ?? null;
    }
  };

  return async (id, deadline) => {
    const last = known.recall(id);
    if (last && isOut()) return last;
    const recall = () => known.recall(id) ?? null;
    return deadline.wait(inTime(read(id), timeout, recall), recall);
  };
}

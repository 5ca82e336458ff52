import { businessMessages, isSameCategory } from '../../../contract/business-rules.ts';
import { businessConstraints } from '../../../contract/business-constraints.ts';
import type { Context } from '../../context.ts';
import type { Actor } from '../actor.ts';
import { DomainError } from '../domain-error.ts';
import { changeBusiness } from './change-business.ts';
import { presentCategories } from './present-business.ts';
import { revisionOf } from './revision.ts';

interface Categories {
  categories: ReturnType<typeof presentCategories>;
  revision: string;
}

/**
 * Adds a category to a business; no effect if it already has it.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`, `invalid_request` for a fourth
 */
export async function addCategory(
  ctx: Context,
  actor: Actor,
  id: number,
  category: string,
): Promise<Categories> {
  const business = await changeBusiness(ctx, actor, id, (before) => {
    const categories = distinctCategories([...before.categories, category]);
    if (categories.length > businessConstraints.categories) throw tooMany();
    return { categories };
  });
  return { categories: presentCategories(business), revision: revisionOf(business) };
}

/**
 * Replaces a business's categories.
 * @param revision the revision the change is based on; not checked if undefined
 * @throws DomainError as `addCategory`, and `stale_revision`
 */
export async function replaceCategories(
  ctx: Context,
  actor: Actor,
  id: number,
  categories: readonly string[],
  revision?: string,
): Promise<Categories> {
  const patch = () => ({ categories: distinctCategories(categories) });
  const business = await changeBusiness(ctx, actor, id, patch, revision);
  return { categories: presentCategories(business), revision: revisionOf(business) };
}

/** Keeps the first of several spellings of the same category. */
export function distinctCategories(categories: readonly string[]): string[] {
  return categories.filter(
    (category, index) => categories.findIndex((other) => isSameCategory(other, category)) === index,
  );
}

function tooMany(): DomainError {
  const message = businessMessages.tooManyCategories;
  return new DomainError('invalid_request', message, { fields: { category: message } });
}

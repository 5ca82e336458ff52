import { businessMessages } from '../../../contract/business-rules.ts';
import type { Keyword } from '../../../contract/businesses.ts';
import { businessConstraints } from '../../../contract/business-constraints.ts';
import type { Context } from '../../context.ts';
import type { Actor } from '../actor.ts';
import { DomainError } from '../domain-error.ts';
import { changeBusiness } from './change-business.ts';

/**
 * Adds a phrase, or updates it if it already exists.
 * @throws DomainError `sign_in_required`, `not_found`, `forbidden`, `invalid_request` for more than 18
 * phrases
 */
export async function addKeyword(
  ctx: Context,
  actor: Actor,
  id: number,
  added: Keyword,
): Promise<{ success: true }> {
  await changeBusiness(ctx, actor, id, (business) => {
    const keywords = withKeyword(business.keywords, added);
    if (keywords.length > businessConstraints.keywords) throw tooMany();
    return { keywords };
  });
  return { success: true };
}

/**
 * Replaces a business's phrases.
 * @param revision the revision the change is based on; not checked if undefined
 * @throws DomainError as `addKeyword`, and `stale_revision`
 */
export async function replaceKeywords(
  ctx: Context,
  actor: Actor,
  id: number,
  keywords: readonly Keyword[],
  revision?: string,
): Promise<{ success: true }> {
  const patch = () => ({ keywords: keywords.reduce<Keyword[]>(withKeyword, []) });
  await changeBusiness(ctx, actor, id, patch, revision);
  return { success: true };
}

function withKeyword(keywords: readonly Keyword[], added: Keyword): Keyword[] {
  const isSame = ({ keyword }: Keyword) => keyword.toLowerCase() === added.keyword.toLowerCase();
  return keywords.some(isSame)
    ? keywords.map((one) => (isSame(one) ? added : one))
    : [...keywords, added];
}

function tooMany(): DomainError {
  const message = businessMessages.tooManyKeywords;
  return new DomainError('invalid_request', message, { fields: { keyword: message } });
}

import type { Context } from '../../context.ts';
import type { CapDraw } from '../../rate-limiter/email-caps.ts';
import { DomainError } from '../domain-error.ts';
import { logSecurityEvent } from '../security-event.ts';
import { capSentences } from './email-caps.ts';
import { recipientKey } from '../recipient-key.ts';

/** Counts email before it is queued. @throws DomainError `too_many_emails` if a cap is reached */
export async function chargeEmailCaps(
  ctx: Pick<Context, 'rateLimiter' | 'log'>,
  businessId: number,
  draws: readonly CapDraw[],
): Promise<void> {
  const reached = await ctx.rateLimiter.chargeEmailCaps(draws);
  if (!reached) return;
  const { cap, retryAfter } = reached;
  logSecurityEvent(ctx, 'limit-reached', { limit: cap, businessId });
  throw new DomainError('too_many_emails', capSentences[cap], { retryAfter });
}

/** What caps are counted for. */
export const countedFor = {
  recipient: (address: string) => recipientKey(address),
  account: (userId: number) => `account ${userId}`,
  business: (businessId: number) => `business ${businessId}`,
  pair: (userId: number, address: string) => `account ${userId} ${recipientKey(address)}`,
  installation: () => 'installation',
} as const;

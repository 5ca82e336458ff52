import type { Keys } from '../config/app-keys.ts';
import type { RequestIdentity } from '../db/request-identity.ts';
import { DomainError } from './domain-error.ts';

/**
 * What is stored of a request with an `Idempotency-Key`.
 * @param scope the kind of request and what it is for; the same key elsewhere is another request.
 * @param content as checked by the contract, so that its fields are always in the same order.
 */
export function identifyRequest(
  keys: Keys,
  scope: readonly string[],
  idempotencyKey: string,
  content: object,
): RequestIdentity {
  const parts = [...scope, idempotencyKey];
  return {
    keyHash: keys.digest('idempotency', ...parts),
    contentHash: keys.digest('idempotency', ...parts, JSON.stringify(content)),
  };
}

/**
 * @param stored the content's hash of the first request with this key; null if a process of a version
 * without such hashes stored it.
 * @throws DomainError `idempotency_key_reused` if that request had different content
 */
export function refuseOtherContent(identity: RequestIdentity, stored: string | null): void {
  if (stored === null || stored === identity.contentHash) return;
  throw new DomainError(
    'idempotency_key_reused',
    'This was already sent with different content. Please reload the page and send it again.',
  );
}

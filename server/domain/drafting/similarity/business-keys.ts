import { createSecretKey, type KeyObject } from 'node:crypto';
import type { Keys } from '../../../config/app-keys.ts';

/** Cached keys; deriving one takes longer than a fingerprint. */
const most = 1_000;

/** Each business's fingerprint key, derived by HMAC from the installation's secret. */
export function businessKeys(keys: Keys): (businessId: number) => KeyObject {
  const drawn = new Map<number, KeyObject>();
  return (businessId) => {
    const known = drawn.get(businessId);
    if (known) return known;
    const digest = keys.digest('likeness', String(businessId));
    const key = createSecretKey(Buffer.from(digest, 'base64url'));
    if (drawn.size >= most) drawn.clear();
    drawn.set(businessId, key);
    return key;
  };
}

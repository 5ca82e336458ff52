/** A write that was started: its payload, and its idempotency key. */
export interface IdempotentRequest {
  key: string;
  about: string;
}

/**
 * The attempt for sending `payload`. The same payload keeps its key until the attempt is dropped,
 * so a retry, a second tap and a reload in between all count as one; another payload is a new
 * attempt.
 */
export function idempotentRequest(
  payload: unknown,
  earlier: IdempotentRequest | undefined,
): IdempotentRequest {
  const about = JSON.stringify(payload);
  return earlier?.about === about ? earlier : { key: newKey(), about };
}

/** 128 random bits as hex. `crypto.randomUUID` is missing on plain HTTP in a local network. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

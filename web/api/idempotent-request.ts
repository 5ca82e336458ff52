/** A write that was begun: what it was about, and the key that names it to the server. */
export interface IdempotentRequest {
  key: string;
  about: string;
}

/**
 * The attempt under which `payload` is sent. The same words keep their key until somebody drops
 * the attempt, so a retry, a second tap and a reload in between all count as one; other words are
 * another attempt.
 */
export function idempotentRequest(
  payload: unknown,
  earlier: IdempotentRequest | undefined,
): IdempotentRequest {
  const about = JSON.stringify(payload);
  return earlier?.about === about ? earlier : { key: newKey(), about };
}

/** 128 random bits as hex. `crypto.randomUUID` is missing on plain http in a local network. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

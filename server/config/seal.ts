import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts with AES-256-GCM (NIST SP 800-38D): nonce, tag, ciphertext in one buffer. `label` is
 * bound to the result, so that a sealed text of one kind cannot be passed off as another.
 */
export function seal(key: Buffer, label: string, value: unknown): Buffer {
  return sealBytes(key, label, Buffer.from(JSON.stringify(value)));
}

/** Decrypts what `seal` returned. @throws if the key or label is wrong or a byte has changed. */
export function unseal(key: Buffer, label: string, sealed: Buffer): unknown {
  return JSON.parse(unsealBytes(key, label, sealed).toString('utf8'));
}

/** `seal` for bytes, such as other keys. */
export function sealBytes(key: Buffer, label: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label));
  const text = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** `unseal` for bytes. @throws if the key or label is wrong or a byte has changed. */
export function unsealBytes(key: Buffer, label: string, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce)
    .setAAD(Buffer.from(label))
    .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
}

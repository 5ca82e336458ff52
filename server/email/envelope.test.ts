import { describe, expect, it } from 'vitest';
import { createKeys } from '../config/app-keys.ts';
import { seal } from '../config/seal.ts';
import { openEmail, resealKey, sealEmail } from './envelope.ts';

const value = { name: 'Ann', feedback: 'A zebra in the hallway' };
const [first] = secretsOf('the first secret of thirty-two characters');
const [second] = secretsOf('the second secret of thirty-two characters');

describe('an email with a key of its own', () => {
  const sealed = { kind: 'feedback', ...sealEmail(first, 'feedback', value) };

  it('is opened with its secret, whatever its place in the list', () => {
    expect(openEmail([first], sealed)).toEqual(value);
    expect(openEmail([second, first], sealed)).toEqual(value);
  });

  it('cannot be opened with another secret, or as another kind', () => {
    expect(() => openEmail([second], sealed)).toThrow('unknown APP_SECRET');
    expect(() => openEmail([{ ...second, id: first.id }], sealed)).toThrow();
    expect(() => openEmail([first], { ...sealed, kind: 'verify_email' })).toThrow();
  });

  it('cannot be opened without its key, even with the secret', () => {
    expect(() => openEmail([first], { ...sealed, secretId: null, sealedKey: null })).toThrow();
  });

  it('has a key that no other email has', () => {
    const { sealedKey, secretId } = sealEmail(first, 'feedback', value);
    expect(() => openEmail([first], { ...sealed, secretId, sealedKey })).toThrow();
  });

  it('needs only the new secret once its key has been encrypted with that', () => {
    const resealed = { ...sealed, ...resealKey([second, first], sealed) };
    expect(resealed.payload).toEqual(sealed.payload);
    expect(openEmail([second], resealed)).toEqual(value);
    expect(() => openEmail([first], resealed)).toThrow('unknown APP_SECRET');
  });
});

it('opens emails of earlier versions, which have no key of their own', () => {
  const payload = seal(first.key('outbox'), 'feedback', value);
  const stored = { kind: 'feedback', payload, secretId: null, sealedKey: null };
  expect(openEmail([first], stored)).toEqual(value);
  expect(openEmail([second, first], stored)).toEqual(value);
  expect(() => openEmail([second], stored)).toThrow('unknown APP_SECRET');
});

function secretsOf(secret: string) {
  const given = { kind: 'given', value: secret } as const;
  return createKeys({ secret: given, previousSecrets: [], dataDir: '' }).secrets;
}

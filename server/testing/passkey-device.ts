import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyAssertion } from '../../contract/second-factor.ts';

/** What a browser adds to the call: whose page it is. */
interface Page {
  origin: string;
  rpId: string;
}

export const localPage: Page = { origin: 'http://localhost', rpId: 'localhost' };

/**
 * A device with one passkey: ES256, no attestation, as `navigator.credentials` would return it.
 * @param page where the browser is; a phishing page differs.
 */
export class PasskeyDevice {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id: string;
  /** Signatures so far; devices that sync passkeys leave it at 0. */
  counter: number;

  constructor({ id = randomBytes(16).toString('base64url'), counter = 0 } = {}) {
    this.id = id;
    this.counter = counter;
  }

  /**
   * Creates the passkey.
   * @param format of the attestation: none; `packed`, signed by the passkey itself; others with a certificate
   */
  create({ challenge }: { challenge: string }, page = localPage, format = 'none'): NewPasskey {
    const data = clientData('webauthn.create', challenge, page);
    const authData = Buffer.concat([
      this.#authenticatorData(page, 0x45),
      this.#attestedCredential(),
    ]);
    const statement: [string, unknown][] =
      format === 'packed'
        ? [
            ['alg', -7],
            ['sig', new Uint8Array(this.#signature(authData, data))],
          ]
        : [['x5c', [new Uint8Array([48, 0])]]];
    const attestation = new Map<string, unknown>([
      ['fmt', format],
      ['attStmt', new Map(format === 'none' ? [] : statement)],
      ['authData', new Uint8Array(authData)],
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: data.toString('base64url'),
        attestationObject: encode(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge, as often as asked. */
  sign({ challenge }: { challenge: string }, page = localPage): PasskeyAssertion {
    if (this.counter > 0) this.counter += 1;
    const data = clientData('webauthn.get', challenge, page);
    const authenticatorData = this.#authenticatorData(page, 0x05);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: this.#signature(authenticatorData, data).toString('base64url'),
        userHandle: null,
      },
    };
  }

  /** WebAuthn, 6.5.1: the credential's id and public key. */
  #attestedCredential(): Buffer {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const anonymous = Buffer.alloc(16); // AAGUID
    return Buffer.concat([anonymous, length, id, coseKey(this.#keys.publicKey)]);
  }

  #signature(authenticatorData: Buffer, data: Buffer): Buffer {
    const hash = createHash('sha256').update(data).digest();
    return sign('sha256', Buffer.concat([authenticatorData, hash]), this.#keys.privateKey);
  }

  #credential() {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {} } as const;
  }

  /** WebAuthn, 6.1. @param flags user present (1), user verified (4), attested credential (0x40) */
  #authenticatorData({ rpId }: Page, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([flags]),
      counter,
    ]);
  }
}

function clientData(type: string, challenge: string, { origin }: Page): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** RFC 9053, 7.1: an elliptic curve key for ES256 on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return encode(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

function encode(value: Map<number | string, unknown>): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0])); // CBOR's own types
}

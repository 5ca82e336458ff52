import { randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import { MINUTE } from '../../../../contract/durations.ts';
import type { NewPasskey, PasskeyAssertion } from '../../../../contract/second-factor.ts';
import type { PasskeyRow } from '../../../db/second-factors.ts';
import type { RelyingParty } from './relying-party.ts';

/** How long the browser waits: people look for their phone or key. */
const timeout = 5 * MINUTE;
/** COSE: EdDSA, ES256, RS256. Every authenticator supports one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** What an authenticator has to sign: 256 random bits, base64url. */
export function newChallenge(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * What the browser needs to create a passkey. Synced ones are preferred (`residentKey`), so that a new
 * phone has them. A touch is enough, without a PIN: the password came first. The make of the device is
 * none of our business (`attestation`).
 */
export function creationOptions(
  { id: rpID, name: rpName }: RelyingParty,
  user: { id: number; email: string; name: string },
  challenge: string,
  existing: readonly PasskeyRow[],
) {
  return generateRegistrationOptions({
    rpID,
    rpName,
    userID: new Uint8Array(Buffer.from(String(user.id))),
    userName: user.email,
    userDisplayName: user.name,
    challenge: bytesOf(challenge),
    timeout,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: existing.map(describe),
    supportedAlgorithmIDs,
  });
}

/** What the browser needs to use one of these passkeys. */
export function requestOptions(
  { id: rpID }: RelyingParty,
  challenge: string,
  passkeys: readonly PasskeyRow[],
) {
  return generateAuthenticationOptions({
    rpID,
    challenge: bytesOf(challenge),
    timeout,
    userVerification: 'preferred',
    allowCredentials: passkeys.map(describe),
  });
}

/** The passkey that a browser created for this challenge; null if anything is wrong with it. */
export async function readNewPasskey(
  { id, origin }: RelyingParty,
  challenge: string,
  given: NewPasskey,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> {
  if (!isUnattested(given)) return null;
  const { transports = [], ...response } = given.response;
  const verified = await verifyRegistrationResponse({
    response: { ...given, clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => null); // it throws for whatever is wrong with the response
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  const { id: credentialId, publicKey, counter } = credential;
  return { credentialId, publicKey: Buffer.from(publicKey), counter, transports };
}

/** The authenticator's counter after it signed this challenge; null if the assertion is not right. */
export async function checkAssertion(
  { id, origin }: RelyingParty,
  challenge: string,
  { credentialId, publicKey, counter }: PasskeyRow,
  given: PasskeyAssertion,
): Promise<number | null> {
  const { userHandle: _, ...response } = given.response;
  const verified = await verifyAuthenticationResponse({
    response: { ...given, clientExtensionResults: {}, response },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: false,
    credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
  }).catch(() => null); // it throws for whatever is wrong with the response
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

/**
 * Whether a new passkey comes without certificates, at most signed by itself. We ask for none. Checking a
 * chain of them would parse far more of what a stranger sent, and could fetch the revocation lists that
 * they name.
 */
function isUnattested({ response }: NewPasskey): boolean {
  try {
    const attestation = decodeAttestationObject(bytesOf(response.attestationObject));
    const format = attestation.get('fmt');
    return format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'));
  } catch {
    return false;
  }
}

function describe({ credentialId: id, transports }: PasskeyRow) {
  return { id, transports: transports };
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'));
}

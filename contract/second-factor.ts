import * as z from 'zod/mini';
import { currentUser, givenPassword } from './accounts.ts';
import { idInPath } from './ids.ts';
import { hasUnshowableCharacters, oneLine } from './one-line.ts';
import { secondFactorLimits, secondFactorMessages } from './second-factor-rules.ts';
import { graphemeCount } from './text.ts';

/*
 * Two-step sign-in: after the password, a passkey, the code of an authenticator app, or a recovery code.
 * The objects of WebAuthn are those of the browser's `toJSON` and `parse…OptionsFromJSON`.
 */

/** Bytes in base64url. Longer than any authenticator sends. */
const bytes = (most: number) =>
  z.string().check(z.maxLength(most, 'This passkey is too large'), z.regex(/^[\w-]+$/));

const credentialId = bytes(1_400);
const extensionResults = z.optional(z.record(z.string().check(z.maxLength(100)), z.unknown()));
const transport = z.string().check(z.regex(/^[\w-]{1,30}$/));

const descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.optional(z.array(z.string())),
});

/** For `PublicKeyCredential.parseRequestOptionsFromJSON`. */
const passkeyRequest = z.object({
  challenge: z.string(),
  /** Milliseconds. */
  timeout: z.optional(z.int()),
  rpId: z.optional(z.string()),
  allowCredentials: z.optional(z.array(descriptor)),
  userVerification: z.optional(z.enum(['required', 'preferred', 'discouraged'])),
});

/** For `PublicKeyCredential.parseCreationOptionsFromJSON`. */
const passkeyCreation = z.object({
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  /** Milliseconds. */
  timeout: z.optional(z.int()),
  excludeCredentials: z.optional(z.array(descriptor)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.enum(['required', 'preferred', 'discouraged'])),
      requireResidentKey: z.optional(z.boolean()),
      userVerification: z.optional(z.enum(['required', 'preferred', 'discouraged'])),
    }),
  ),
  attestation: z.optional(z.enum(['none', 'direct', 'enterprise', 'indirect'])),
  extensions: z.optional(z.object({ credProps: z.optional(z.boolean()) })),
});

/** What `navigator.credentials.get` returned, as JSON. */
const passkeyAssertion = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
    userHandle: z.nullish(z.string().check(z.maxLength(200))),
  }),
  clientExtensionResults: extensionResults,
});

export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** What `navigator.credentials.create` returned, as JSON. */
const newPasskey = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(16_000),
    transports: z.optional(z.array(transport).check(z.maxLength(10))),
  }),
  clientExtensionResults: extensionResults,
});

export type NewPasskey = z.output<typeof newPasskey>;

/** Six digits of an authenticator app; apps show them with a space, which people copy. */
const appCode = z.pipe(
  z.pipe(
    z.string(secondFactorMessages.code).check(z.maxLength(100, secondFactorMessages.code)),
    z.transform((text) => text.replace(/\s+/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, secondFactorMessages.code)),
);

/** In any case, with or without hyphens and spaces; whether it is right is checked later. */
const recoveryCode = z
  .string(secondFactorMessages.recoveryCode)
  .check(
    z.maxLength(100, secondFactorMessages.recoveryCode),
    z.regex(/\S/, secondFactorMessages.recoveryCode),
  );

/** How a second step can be done; only those that the account has. `code` is an authenticator app's. */
const secondStepMethod = z.enum(['passkey', 'code', 'recovery']);
export type SecondStepMethod = z.infer<typeof secondStepMethod>;

/** The response to a right password if the account has a second factor. No one is signed in yet. */
export const secondStepReply = z.object({
  secondStep: z.object({
    methods: z.array(secondStepMethod),
    /** With the method `passkey`. */
    passkeyOptions: z.optional(passkeyRequest),
  }),
});

export type SecondStepReply = z.output<typeof secondStepReply>;

/** The signed-in user; or what is still missing. */
export const loginReply = z.union([currentUser, secondStepReply]);
export type LoginReply = z.output<typeof loginReply>;

/** One proof. The browser's cookie says which sign-in it belongs to. */
export const completeLoginBody = z.union([
  z.object({ code: appCode }),
  z.object({ recoveryCode }),
  z.object({ passkey: passkeyAssertion }),
]);

export type CompleteLoginBody = z.output<typeof completeLoginBody>;

/** An account's second factors. Dates are ISO 8601. */
export const secondFactor = z.object({
  passkeys: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      createdAt: z.string(),
      lastUsedAt: z.nullable(z.string()),
    }),
  ),
  app: z.nullable(z.object({ createdAt: z.string(), lastUsedAt: z.nullable(z.string()) })),
  recoveryCodesLeft: z.int(),
  /** The account is an admin's, and this installation requires a second factor of admins. */
  isRequired: z.boolean(),
});

export type SecondFactor = z.output<typeof secondFactor>;

/** After a change. The recovery codes are sent once, and cannot be read again. */
export const secondFactorReply = z.object({
  secondFactor,
  /** With the first factor, and when they were replaced. */
  recoveryCodes: z.optional(z.array(z.string())),
});

export type SecondFactorReply = z.output<typeof secondFactorReply>;

/** Changes need the current password, so that a session left open is not enough. */
export const confirmedBody = z.object({ password: givenPassword });

export const beginPasskeyReply = z.object({ options: passkeyCreation });

export const addPasskeyBody = z.object({
  name: z.pipe(
    z.pipe(
      z
        .string(secondFactorMessages.passkeyName)
        .check(z.maxLength(1_000, secondFactorMessages.passkeyNameTooLong)),
      z.transform(oneLine),
    ),
    z.string().check(
      z.minLength(1, secondFactorMessages.passkeyName),
      z.refine(
        (text) => graphemeCount(text) <= secondFactorLimits.passkeyNameLength,
        secondFactorMessages.passkeyNameTooLong,
      ),
      z.refine((text) => !hasUnshowableCharacters(text), secondFactorMessages.passkeyName),
    ),
  ),
  passkey: newPasskey,
});

export const passkeyParams = z.object({ id: idInPath });

/** The secret in base32, for typing; and as an `otpauth:` URL, for a QR code. */
export const beginAppReply = z.object({ secret: z.string(), url: z.string() });

export const addAppBody = z.object({ code: appCode });

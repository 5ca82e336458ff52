/** Limits of two-step sign-in; all of them ours. */
export const secondFactorLimits = {
  passkeys: 10,
  passkeyNameLength: 60,
  recoveryCodes: 10,
} as const;

/** How long a second step, and setting up a factor, may take. */
export const secondStepMinutes = 10;

/** Messages of the forms: identical on screen and from the server. */
export const secondFactorMessages = {
  code: 'Please enter the 6-digit code from your app',
  recoveryCode: 'Please enter a recovery code',
  passkeyName: 'Please give this passkey a name',
  passkeyNameTooLong: `Please use ${secondFactorLimits.passkeyNameLength} characters or fewer`,
} as const;

import * as z from 'zod/mini';
import { accountMessages, isSamePassword, passwordLength } from './account-rules.ts';
import { asciiEmail, isEmailAddress } from './ascii-email.ts';
import { atLeast, atMost, cleanText } from './clean-text.ts';
import { idInPath } from './ids.ts';
import { accountConstraints, constraints } from './constraints.ts';
import { hasUnshowableCharacters, trimUnseen } from './one-line.ts';

/** The signed-in user as sent to the browser, without hashes, codes or tokens. */
export const currentUser = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  isAdmin: z.boolean(),
  isActive: z.boolean(),
  emailVerified: z.boolean(),
  /**
   * An admin who has to set up two-step sign-in first: until then `isAdmin` is false, and admin calls
   * answer `second_factor_required`.
   */
  needsSecondFactor: z.optional(z.literal(true)),
});

export type CurrentUser = z.infer<typeof currentUser>;

export const userIdParams = z.object({ userId: idInPath });

/**
 * Checked before lowercasing, which turns the Kelvin sign into a plain k, and so one person's address into
 * another's.
 */
export const email = cleanText({
  clean: trimUnseen,
  hardCap: 1_000,
  tooLong: accountMessages.email,
  wrong: accountMessages.email,
}).check(
  z.refine(isEmailAddress, { error: accountMessages.email, abort: true }),
  z.overwrite((text) => asciiEmail(text).toLowerCase()),
);

export const name = cleanText({
  clean: trimUnseen,
  hardCap: 2_000,
  tooLong: accountMessages.nameTooLong,
  wrong: accountMessages.name,
}).check(
  atLeast(constraints.nameMinLength, accountMessages.name),
  atMost(constraints.nameLength, accountMessages.nameTooLong),
  z.refine((text) => !hasUnshowableCharacters(text), accountMessages.nameUnshowable),
);

/** Also the rules for what admins correct. */
export { email as accountEmail, name as accountName };

/**
 * UTF-16 units, well above any allowed password. Longer input is not even normalized, which takes time
 * quadratic in its length (0.2 s for 32,000 combining accents).
 */
const hardCap = 1_024;

export const newPassword = z.string(accountMessages.password).check(
  z.maxLength(hardCap, { error: accountMessages.passwordTooLong, abort: true }),
  z.refine(
    (text) => passwordLength(text) >= accountConstraints.passwordMinLength,
    accountMessages.password,
  ),
  z.refine(
    (text) => passwordLength(text) <= accountConstraints.passwordLength,
    accountMessages.passwordTooLong,
  ),
);

/** The format of a typed code; whether it is right is checked later. */
const code = z.pipe(
  z.string(accountMessages.code).check(z.maxLength(100, accountMessages.code)),
  z.pipe(
    z.transform((text: string) => trimUnseen(text)),
    z.string().check(z.minLength(1, accountMessages.code)),
  ),
);

/** Too long simply counts as wrong: it is longer than any account's password. */
export const givenPassword = z.pipe(
  z.string().check(z.minLength(1)),
  z.transform((text: string) => text.slice(0, hardCap + 1)),
);

/**
 * `keepSignedIn: false` starts a session that ends with the browser, and after 12 hours at the latest; without
 * the field, it is kept. With a second factor, the choice is kept until the second step.
 */
export const loginBody = z.object({
  email,
  password: givenPassword,
  keepSignedIn: z.optional(z.boolean()),
  /** Restores an account that its owner deleted (`account_deleted`). */
  restore: z.optional(z.literal(true)),
});

export type LoginBody = z.output<typeof loginBody>;

/** `username` repeats the email and is ignored, like any field that is not listed here. */
export const registerBody = z
  .object({
    name,
    email,
    password: newPassword,
    confirmPassword: z
      .string(accountMessages.confirmation)
      .check(z.maxLength(hardCap, { error: accountMessages.mismatch, abort: true })),
    username: z.optional(z.string().check(z.maxLength(1_000))),
  })
  .check(
    z.refine(({ password, confirmPassword }) => isSamePassword(password, confirmPassword), {
      error: accountMessages.mismatch,
      path: ['confirmPassword'],
    }),
  );

export type RegisterBody = z.output<typeof registerBody>;

/**
 * Doesn't depend on whether the address is registered. `devEmailPreview` is the email's page in the development
 * inbox; production never has it.
 */
export const registerReply = z.object({
  message: z.string(),
  user: z.object({ email: z.string() }),
  devEmailPreview: z.optional(z.string()),
});

/**
 * `name` and `password` replace what was typed in the registration. They are needed after
 * `password_required`: somebody else registered the same address, and this browser didn't send that code.
 */
export const verifyCodeBody = z.object({
  email,
  code,
  name: z.optional(name),
  password: z.optional(newPassword),
});

export type VerifyCodeBody = z.output<typeof verifyCodeBody>;

export const verifyCodeReply = z.object({ success: z.literal(true), message: z.string() });

/**
 * For a registration whose code is missing. `password` is what was typed for a sign-in that was refused as
 * `not_verified`: it shows that the caller chose it.
 */
export const resendCodeBody = z.object({ email, password: z.optional(givenPassword) });

/** Doesn't depend on whether the address has a registration. */
export const resendCodeReply = z.object({
  success: z.literal(true),
  message: z.string(),
  devEmailPreview: z.optional(z.string()),
});

export const forgotPasswordBody = z.object({ email });
export const forgotPasswordReply = z.object({
  success: z.literal(true),
  message: z.string(),
  devEmailPreview: z.optional(z.string()),
});

/** With the emailed link's token, or with the emailed code. */
export const resetPasswordBody = z.union([
  z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), password: newPassword }),
  z.object({ email, code, password: newPassword }),
]);

export type ResetPasswordBody = z.output<typeof resetPasswordBody>;

export const resetPasswordReply = z.object({
  success: z.literal(true),
  message: z.string(),
  /** The account's address, to sign in with: the link may have been opened on another device. */
  email: z.string(),
  /** The reset also turned two-step sign-in off, because it had been on for only days. */
  twoStepTurnedOff: z.optional(z.literal(true)),
});

export type ResetPasswordReply = z.output<typeof resetPasswordReply>;

/** Users can deactivate their own account; only an admin can reactivate it. */
export const deactivateBody = z.object({ isActive: z.literal(false) });

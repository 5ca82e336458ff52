import { isEmailAddress } from './ascii-email.ts';
import { accountConstraints, constraints } from './constraints.ts';
import { hasUnshowableCharacters, trimUnseen, unshowable } from './one-line.ts';
import { graphemeCount } from './text.ts';

/** Messages of the account forms: identical on screen and from the server. */
export const accountMessages = {
  name: 'Name is required',
  nameTooLong: `Please use ${constraints.nameLength} characters or fewer`,
  nameUnshowable: unshowable,
  email: 'Please enter a valid email address',
  password: `Password must be at least ${accountConstraints.passwordMinLength} characters`,
  passwordTooLong: `Please use ${accountConstraints.passwordLength} characters or fewer`,
  confirmation: 'Please confirm your password',
  mismatch: "Passwords don't match",
  code: 'Please enter your code',
  codeLength: `Verification code must be ${accountConstraints.codeLength} digits`,
  codeDigits: 'Verification code must contain only digits',
  resetCode: `Reset code must be ${accountConstraints.codeLength} characters`,
} as const;

type FieldErrors<Form> = Partial<Record<keyof Form, string>>;

/** The message of each of the two sign-in screens for a missing password. */
export type PasswordMissing = 'Password is required' | 'Please enter your password';

export interface LoginForm {
  email: string;
  password: string;
}

export function loginErrors(form: LoginForm, missing: PasswordMissing): FieldErrors<LoginForm> {
  return { ...emailError(form), ...(form.password === '' && { password: missing }) };
}

export interface RegisterForm {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export function registrationErrors(form: RegisterForm): FieldErrors<RegisterForm> {
  return { ...nameError(form), ...emailError(form), ...newPasswordErrors(form) };
}

export function nameError(form: Pick<RegisterForm, 'name'>): { name?: string } {
  const name = trimUnseen(form.name);
  const length = graphemeCount(name);
  if (length < constraints.nameMinLength) return { name: accountMessages.name };
  if (length > constraints.nameLength) return { name: accountMessages.nameTooLong };
  return hasUnshowableCharacters(name) ? { name: accountMessages.nameUnshowable } : {};
}

export interface NewPasswordForm {
  password: string;
  confirmPassword: string;
}

export function newPasswordErrors(form: NewPasswordForm): FieldErrors<NewPasswordForm> {
  const { password, confirmPassword } = form;
  const length = passwordLength(password);
  return {
    ...(length < accountConstraints.passwordMinLength && { password: accountMessages.password }),
    ...(length > accountConstraints.passwordLength && {
      password: accountMessages.passwordTooLong,
    }),
    ...(confirmPassword === ''
      ? { confirmPassword: accountMessages.confirmation }
      : !isSamePassword(confirmPassword, password) && {
          confirmPassword: accountMessages.mismatch,
        }),
  };
}

export interface CodeForm {
  email: string;
  code: string;
}

/** Version A requires six digits; version B only requires that something was typed. */
export function verificationErrors(form: CodeForm, version: 'A' | 'B'): FieldErrors<CodeForm> {
  const code = trimUnseen(form.code);
  const wrong =
    version === 'B'
      ? code === '' && accountMessages.code
      : code.length !== accountConstraints.codeLength
        ? accountMessages.codeLength
        : !/^\d+$/.test(code) && accountMessages.codeDigits;
  return { ...emailError(form), ...(wrong && { code: wrong }) };
}

/** For a code that the server accepts only with a new password. */
export type VerifyWithPasswordForm = CodeForm & NewPasswordForm & Pick<RegisterForm, 'name'>;

export function verificationWithPasswordErrors(
  form: VerifyWithPasswordForm,
  version: 'A' | 'B',
): FieldErrors<VerifyWithPasswordForm> {
  return { ...verificationErrors(form, version), ...nameError(form), ...newPasswordErrors(form) };
}

export type ResetByCodeForm = CodeForm & NewPasswordForm;

/** Letters are allowed in a reset code, though ours are digits. */
export function resetByCodeErrors(form: ResetByCodeForm): FieldErrors<ResetByCodeForm> {
  return {
    ...emailError(form),
    ...(trimUnseen(form.code).length !== accountConstraints.codeLength && {
      code: accountMessages.resetCode,
    }),
    ...newPasswordErrors(form),
  };
}

export function emailError({ email }: { email: string }): { email?: string } {
  return isEmailAddress(trimUnseen(email)) ? {} : { email: accountMessages.email };
}

/** Compares as hashed: both encodings of "é" are equal. */
export function isSamePassword(one: string, other: string): boolean {
  return one.normalize('NFKC') === other.normalize('NFKC');
}

/** Code points of the normalized form, which is what is hashed: "é" counts once in either encoding. */
export function passwordLength(password: string): number {
  return Array.from(password.normalize('NFKC')).length;
}

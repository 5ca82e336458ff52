import { isEmail } from './feedback-rules.ts';
import { limits } from './limits.ts';
import { hasUnshowableCharacters, trimUnseen, unshowable } from './one-line.ts';
import { graphemeCount } from './text.ts';

/** V-11 … V-35, V-49, V-50: the same words on the screen and from the server. */
export const accountMessages = {
  name: 'Name is required',
  nameTooLong: `Please use ${limits.nameLength} characters or fewer`,
  nameUnshowable: unshowable,
  email: 'Please enter a valid email address',
  password: `Password must be at least ${limits.passwordMinLength} characters`,
  passwordTooLong: `Please use ${limits.passwordLength} characters or fewer`,
  confirmation: 'Please confirm your password',
  mismatch: "Passwords don't match",
  code: 'Please enter your code',
  codeLength: `Verification code must be ${limits.codeLength} digits`,
  codeDigits: 'Verification code must contain only digits',
  resetCode: `Reset code must be ${limits.codeLength} characters`,
} as const;

type Problems<Form> = Partial<Record<keyof Form, string>>;

/** The two sign-in screens say differently that a password is missing (V-12, V-13). */
export type PasswordMissing = 'Password is required' | 'Please enter your password';

export interface LoginForm {
  email: string;
  password: string;
}

export function loginProblems(form: LoginForm, missing: PasswordMissing): Problems<LoginForm> {
  return { ...emailProblem(form), ...(form.password === '' && { password: missing }) };
}

export interface RegisterForm {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
}

export function registerProblems(form: RegisterForm): Problems<RegisterForm> {
  return { ...nameProblem(form), ...emailProblem(form), ...newPasswordProblems(form) };
}

function nameProblem(form: RegisterForm): { name?: string } {
  const name = trimUnseen(form.name);
  const length = graphemeCount(name);
  if (length < limits.nameMinLength) return { name: accountMessages.name };
  if (length > limits.nameLength) return { name: accountMessages.nameTooLong };
  return hasUnshowableCharacters(name) ? { name: accountMessages.nameUnshowable } : {};
}

export interface NewPasswordForm {
  password: string;
  confirmPassword: string;
}

export function newPasswordProblems(form: NewPasswordForm): Problems<NewPasswordForm> {
  const { password, confirmPassword } = form;
  const length = passwordLength(password);
  return {
    ...(length < limits.passwordMinLength && { password: accountMessages.password }),
    ...(length > limits.passwordLength && { password: accountMessages.passwordTooLong }),
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

/** Version A wants six digits (V-25, V-26); version B only something (V-27). */
export function verifyProblems(form: CodeForm, version: 'A' | 'B'): Problems<CodeForm> {
  const code = form.code.trim();
  const wrong =
    version === 'B'
      ? code === '' && accountMessages.code
      : code.length !== limits.codeLength
        ? accountMessages.codeLength
        : !/^\d+$/.test(code) && accountMessages.codeDigits;
  return { ...emailProblem(form), ...(wrong && { code: wrong }) };
}

export type ResetByCodeForm = CodeForm & NewPasswordForm;

/** Letters are allowed in a reset code (V-32), though ours are digits. */
export function resetByCodeProblems(form: ResetByCodeForm): Problems<ResetByCodeForm> {
  return {
    ...emailProblem(form),
    ...(form.code.trim().length !== limits.codeLength && { code: accountMessages.resetCode }),
    ...newPasswordProblems(form),
  };
}

export function emailProblem({ email }: { email: string }): { email?: string } {
  return isEmail(email.trim()) ? {} : { email: accountMessages.email };
}

/** As they are hashed: two ways to type "é" are one. */
export function isSamePassword(one: string, other: string): boolean {
  return one.normalize('NFKC') === other.normalize('NFKC');
}

/** Code points of the normalised form, which is what is hashed: "é" counts once however it was typed. */
export function passwordLength(password: string): number {
  return Array.from(password.normalize('NFKC')).length;
}

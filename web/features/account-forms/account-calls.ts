import type { CurrentUser } from '../../../contract/accounts.ts';
import type {
  CodeForm,
  LoginForm,
  NewPasswordForm,
  RegisterForm,
} from '../../../contract/account-rules.ts';
import { call } from '../../api/app-call.ts';
import { newKey } from '../../api/idempotent-request.ts';
import { withRetries } from '../../api/retries.ts';
import { expectSuccess } from './refusal.ts';

/*
 * The calls of the forms, with what was typed as it is sent. All of them throw ApiError or
 * NetworkError, after the retries; those with a `success` throw Refusal where it is false. A proof
 * works once: its call has a key, so that a retry after a lost answer succeeds as well.
 */

export function login({ email, password }: LoginForm): Promise<CurrentUser> {
  return withRetries(() => call('login', { body: { email: email.trim(), password } }));
}

/** `username` is the email again. */
export function register({ name, email, password, confirmPassword }: RegisterForm) {
  const address = email.trim();
  const body = { name: name.trim(), email: address, password, confirmPassword, username: address };
  return withRetries(() => call('register', { body }));
}

export function verifyCode({ email, code }: CodeForm) {
  const options = { body: { email: email.trim(), code }, idempotencyKey: newKey() };
  return withRetries(() => call('verifyCode', options));
}

/** Sends the email for choosing a new password. */
export async function forgotPassword({ email }: { email: string }) {
  const body = { email: email.trim() };
  const reply = await withRetries(() => call('forgotPassword', { body }));
  expectSuccess(reply);
  return reply;
}

/** The proof is the emailed link's token, or an address with its emailed code. */
export async function resetPassword(
  proof: { token: string } | CodeForm,
  { password }: Pick<NewPasswordForm, 'password'>,
) {
  const body =
    'token' in proof
      ? { token: proof.token, password }
      : { email: proof.email.trim(), code: proof.code, password };
  const idempotencyKey = newKey();
  const reply = await withRetries(() => call('resetPassword', { body, idempotencyKey }));
  expectSuccess(reply);
  return reply;
}

/** A mail shows its code with a space, and people copy that. */
export function withoutSpaces(code: string): string {
  return code.replace(/\s+/g, '');
}

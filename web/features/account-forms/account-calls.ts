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
 * API calls of the account forms. All of them throw ApiError or NetworkError after retries; those whose
 * response has `success` throw Refusal if it is false. Tokens and codes work once, so calls that use
 * them send an idempotency key: a retry after a lost response then succeeds.
 */

export async function login({ email, password }: LoginForm): Promise<CurrentUser> {
  const body = { email: email.trim(), password };
  const reply = await withRetries(() => call('login', { body }));
  if ('secondStep' in reply) throw new Error('This account needs a second step to sign in.');
  return reply;
}

/** Sends the email as `username`, too. */
export function register({ name, email, password, confirmPassword }: RegisterForm) {
  const address = email.trim();
  const body = { name: name.trim(), email: address, password, confirmPassword, username: address };
  return withRetries(() => call('register', { body }));
}

/** @param chosen what `password_required` asks for */
export function verifyCode(
  { email, code }: CodeForm,
  chosen?: Pick<RegisterForm, 'name' | 'password'>,
) {
  const own = chosen && { name: chosen.name.trim(), password: chosen.password };
  const options = { body: { email: email.trim(), code, ...own }, idempotencyKey: newKey() };
  return withRetries(() => call('verifyCode', options));
}

/** Requests a password reset email. */
export async function forgotPassword({ email }: { email: string }) {
  const body = { email: email.trim() };
  const reply = await withRetries(() => call('forgotPassword', { body }));
  expectSuccess(reply);
  return reply;
}

/** The proof is either the token from the emailed link, or the address and emailed code. */
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

/** Emails show the code with a space, which people copy. */
export function withoutSpaces(code: string): string {
  return code.replace(/\s+/g, '');
}

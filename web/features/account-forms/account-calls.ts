import type {
  CodeForm,
  LoginForm,
  NewPasswordForm,
  RegisterForm,
} from '../../../contract/account-rules.ts';
import type { LoginBody } from '../../../contract/accounts.ts';
import type { LoginReply } from '../../../contract/second-factor.ts';
import { call } from '../../api/app-call.ts';
import { newKey } from '../../api/idempotent-request.ts';
import { withRetries } from '../../api/retries.ts';
import { expectSuccess } from './refusal.ts';

/*
 * API calls of the account forms. All of them throw ApiError or NetworkError after retries; those whose
 * response has `success` throw Refusal if it is false. Tokens and codes work once, so calls that use
 * them send an idempotency key: a retry after a lost response then succeeds.
 */

type LoginChoices = Pick<LoginBody, 'keepSignedIn' | 'restore'>;

/** @returns the user, or what is still missing if the account has a second factor */
export function login({ email, ...rest }: LoginForm & LoginChoices): Promise<LoginReply> {
  return withRetries(() => call('login', { body: { email: email.trim(), ...rest } }));
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

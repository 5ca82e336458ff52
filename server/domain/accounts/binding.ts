import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../../context.ts';
import { randomToken } from './tokens.ts';

/**
 * What ties a registration to the browser that made it, so that nobody else's attempt for the same
 * address can be confirmed there. It proves by itself which address it was made for: whether that
 * address is registered must not show in how it is treated.
 */
export function makeBinding({ keys }: Pick<Context, 'keys'>, email: string): string {
  const token = randomToken();
  return `${token}.${keys.digest('registration', email, token)}`;
}

export function isBindingFor(
  { keys }: Pick<Context, 'keys'>,
  binding: string,
  email: string,
): boolean {
  const [token = '', proof = ''] = binding.split('.', 2);
  const expected = Buffer.from(keys.digest('registration', email, token));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

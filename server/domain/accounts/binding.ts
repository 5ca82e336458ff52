import type { Context } from '../../context.ts';
import { isSameSecret } from '../../is-same-secret.ts';
import { randomToken } from './tokens.ts';

/**
 * Ties a registration to its browser, so that another person's attempt for the same address cannot be
 * confirmed there. It is signed for its address, so checking it doesn't reveal whether that address is
 * registered.
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
  // Anything after the proof would make many bindings of one, each with limits of its own.
  const [token = '', proof = '', ...more] = binding.split('.');
  if (more.length > 0) return false;
  return isSameSecret(proof, keys.digest('registration', email, token));
}

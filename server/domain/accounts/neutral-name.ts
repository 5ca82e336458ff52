import { constraints } from '../../../contract/constraints.ts';

/**
 * An account's name until its owner has entered the code: the words of the address's local part, as in
 * "Nora Newcomer" for `nora.newcomer+shop@example.com`. A tag after a plus could be chosen by anyone, so it
 * is left out.
 */
export function neutralName(email: string): string {
  const [local = ''] = email.split(/[+@]/, 1);
  const words = local.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  const isName = name.length >= constraints.nameMinLength && name.length <= constraints.nameLength;
  return isName ? name : 'Account holder';
}

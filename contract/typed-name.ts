import { searchText } from './search-text.ts';

/**
 * Whether somebody typed a business's name to confirm its deletion. Case, accents, spaces and the kind of
 * apostrophe don't matter: not every keyboard has them.
 */
export function isTypedName(typed: string, name: string): boolean {
  const [one, other] = [searchText(typed), searchText(name)];
  return other === '' ? typed.trim() === name.trim() : one === other;
}

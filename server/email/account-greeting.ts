import { withoutJoiners } from '../../contract/one-line.ts';
import { paragraph, type Piece } from './pieces.ts';

/** Letters of any script, with what stands between the parts of names; a full stop ends a word. */
const nameLike = /^(?:[\p{L}\p{M}'’(), -]|\.(?=[ ,)]|$))+$/u;
const longest = 50;
const mostWords = 6;

/**
 * A name that is safe to repeat, else nothing. Whoever registers with somebody else's address has us
 * mail that person, so a "name" that reads like a message, a number or an address stays out.
 */
export function harmlessName(name: string): string {
  const one = name.trim();
  const isHarmless =
    one.length <= longest &&
    one.split(/\s+/).length <= mostWords &&
    nameLike.test(withoutJoiners(one));
  return isHarmless ? one : '';
}

export function greeting(name: string): Piece {
  const harmless = harmlessName(name);
  return paragraph(harmless ? `Hello ${harmless},` : 'Hello,');
}

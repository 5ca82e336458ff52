import { withoutJoiners } from '../../contract/one-line.ts';
import { paragraph, type Piece } from './pieces.ts';

/** Letters of any script, with what appears between the parts of names; a period ends a word. */
const nameLike = /^(?:[\p{L}\p{M}'’(), -]|\.(?=[ ,)]|$))+$/u;
const longest = 50;
const maxWords = 6;

/**
 * A name that is safe to repeat, otherwise an empty string. Anyone who registers with another person's
 * address makes us email that person, so a "name" that reads like a message, a number or an address is left
 * out.
 */
export function safeName(name: string): string {
  const one = name.trim();
  const isSafe =
    one.length <= longest &&
    one.split(/\s+/).length <= maxWords &&
    nameLike.test(withoutJoiners(one));
  return isSafe ? one : '';
}

export function greeting(name: string): Piece {
  const safe = safeName(name);
  return paragraph(safe ? `Hi ${safe},` : 'Hi,');
}

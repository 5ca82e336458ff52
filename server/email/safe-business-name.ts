import { withoutJoiners } from '../../contract/one-line.ts';

const longest = 60;
const maxWords = 8;
/**
 * A dot between letters, as in a web address, of any kind that browsers read as one; "St. Mary" and "Dr. Lee"
 * have a space after it.
 */
const hasAddress = /[\p{L}\p{N}][.。]\p{L}{2}|[@/⁄∕\\<>]|www/iu;
/** Seven digits of any script with whatever separates them, as in a phone number. */
const hasNumber = /(?:\p{Nd}[^\p{L}\p{Nd}]{0,3}){6}\p{Nd}/u;
const hasUnseen = /[\p{C}\p{Zl}\p{Zp}]/u;

/**
 * A business's name that is safe to repeat to people who never heard of us, otherwise an empty string.
 * Anyone can name a business and have us email a stranger about it, so a "name" that reads like a message, a
 * number or an address is left out. Digits, as in "Route 9 Dental", are fine.
 */
export function safeBusinessName(name: string): string {
  const one = name.trim();
  const plain = one.normalize('NFKC');
  const isSafe =
    one.length <= longest &&
    one.split(/\s+/).length <= maxWords &&
    !hasAddress.test(plain) &&
    !hasNumber.test(plain) &&
    !hasUnseen.test(withoutJoiners(one));
  return isSafe ? one : '';
}

/**
 * True for texts without words: bare numbers, a single Latin letter, and keyboard mashing: "asdfghjkl".
 * @param text as typed
 * @param cleaned as `cleanOwnWords` leaves it
 */
export function hasNoWords(text: string, cleaned: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text.replace(typedSymbols, ''))) return true;
  if (/^(?:10|100|110|1000)$/.test(cleaned)) return false;
  return cleaned.split(' ').every((word) => /^(?:\d*|[a-z])$/i.test(word) || isKeyMash(word));
}

/**
 * Suggests words for a lone heart, thumbs-up or smile; undefined for other symbols and for words.
 */
export function wordForSymbol(text: string): string | undefined {
  if (/[\p{L}\p{N}]/u.test(text.replace(typedSymbols, '')) || unhappy.test(text)) return undefined;
  return suggestions.find(([symbol]) => symbol.test(text))?.[1];
}

/** Emoticons that contain letters or digits. */
const typedSymbols = /<3+|(?<!\p{L})(?:x|[:;=]-?)[dp)o](?!\p{L})/giu;

const unhappy = /[👎💔😠-😤😞😟😢😭😡🤬☹🙁🤮🤢💩🖤]|:-?[(/]/u;

const suggestions: readonly (readonly [RegExp, string])[] = [
  [/<3|[❤♥♡💓-💟🧡🤍🤎🩷🩵🩶🫶🥰😍😘]/u, 'Loved it'],
  [/[👍👌👏🙌💯🔥💪🤩🎉🏆✅✔]/u, 'Great job'],
  [/[😀-😆😊☺🙂😁🤗😇]|[:;=]-?[d)]/iu, 'Left smiling'],
  [/🙏/u, 'So grateful'],
  [/^\$+$/, 'A bit pricey'],
];

/**
 * True for four adjacent keys in a row, or six letters without a vowel. Words without vowels in other
 * languages are shorter ("strč"), and stretched sounds are intended ("hmmmmm").
 */
function isKeyMash(word: string): boolean {
  const plain = word.toLowerCase().replace(/(.)\1+/g, '$1');
  return (
    /asdf|sdfg|dfgh|fghj|ghjk|hjkl|qwer|zxcv|xcvb|cvbn|vbnm/.test(plain) ||
    /^[b-df-hj-np-tv-xz]{6,}$/.test(plain)
  );
}

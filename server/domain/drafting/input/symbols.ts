/**
 * Replaces symbols by the words they stand for: "&", "w/", "$$", hearts and stars. The caller removes
 * the rest.
 */
export function readSymbols(text: string): string {
  return symbols
    .reduce((read, [sign, words]) => read.replace(sign, words), text)
    .replace(/\s+/g, ' ')
    .trim();
}

const heart = String.raw`(?:[❤♥💕💖💗💙💚💛💜🖤🤍🤎🧡💓💞💘😍🥰🩷]\uFE0F?|<3)+`;
const star = String.raw`[⭐★🌟]\uFE0F?`;

const symbols: readonly (readonly [RegExp, string])[] = [
  // "❤️ this place", "I <3 my hair"
  [
    new RegExp(
      String.raw`(?<=^|\b(?:i|we|really|just|absolutely) )${heart} ?(?=(?:this|these|my|our|their|your|them|it|the|dr|mr|mrs|ms|everyone|everything)\b)`,
      'giu',
    ),
    'love ',
  ],
  [new RegExp(heart, 'gu'), ' '],
  [new RegExp(String.raw`^(?:${star}){5} ?(?=\p{L})`, 'gu'), '5 star '],
  [new RegExp(String.raw`(\d) ?(?:${star})+`, 'gu'), '$1 stars'],
  [new RegExp(String.raw`(?:${star}){5}`, 'gu'), ' 5 stars '],
  [/^(?:👍\p{EMod}?)+ ?(?=(?:staff|service|team|place)\b)/giu, 'great '],
  // "not just the $$ one", "separate cat room = genius"
  [/\$\$+(?= (?:one|option|version)s?\b)/gi, 'expensive'],
  [/(?<=\p{L}) ?= ?(?=\p{L})/gu, ' is '],
  // "best $$ I ever spent", but "a bit $$"
  [/(?<=\b(?:bit|little|was|is|kinda|too|so) ?)\$\$+(?!\d)/gi, ' pricey'],
  [/(?<=\p{L} )\$\$+(?!\d)|^\$\$+(?= \p{L})/gu, 'money'],
  [/\bw\/ ?o(?:ut)?\b\/?/gi, 'without '],
  [/\bw\/ ?/gi, 'with '],
  [/\bb\/c\b/gi, 'because'],
  [/(?<=\S) ?& ?(?=\S)/g, ' and '],
  [/(?<=\S) \+ ?(?=\p{L})|(?<=\p{L}{2})\+(?=\p{L}{2})/gu, ' and '],
  [/ @ /g, ' at '],
  // "caring/compassionate", but not "and/or" and "his/her"
  [/(?<=\p{L}{4})\/(?=\p{L}{4})/gu, ' and '],
  [/#(?=\d)/g, 'number '],
  // "(really) good" is one phrase; parentheses after a whole phrase are an addition.
  [/\(((?:really|very|so|super|but|and|truly|too|extra)\b[^)]*|\p{L}+)\) (?=\S)/giu, '$1 '],
  [/ \(((?:but|and|so|too|also)\b[^)]*)\)$/gi, ' $1'],
];

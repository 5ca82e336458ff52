import { normalizeText } from '../../../../contract/text.ts';

/**
 * Possible readings of an obfuscated text, in lower case: undoes homoglyphs, look-alike digits and
 * symbols, stretched words, and words spelled out letter by letter. The plain text comes first.
 */
export function readings(text: string): string[] {
  const plain = withoutMarks(text);
  const latin = plain.replace(lookAlikeLetters, (letter) => latinFor.get(letter) ?? letter);
  const letters = undoLookAlikes(latin);
  const undone = letters.replace(/(\p{L})\1{2,}/gu, '$1');
  const stretched = letters.replace(/(\p{L})\1{2,}/gu, '$1$1');
  const tall = undoLookAlikes(latin.replace(/1(?=1*\p{L})|(?<=\p{L}1*)1/gu, 'l'));
  const texts = [plain, latin, undone, stretched, tall, ...spelledOut(undone)];
  return [...new Set(texts.flatMap((each) => [each, unmask(each)]))];
}

/** True if a word mixes Latin letters with homoglyphs from other alphabets: "kіnd" with a Cyrillic і. */
export function mixesAlphabets(text: string): boolean {
  const words = normalizeText(text).match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => /\p{sc=Latn}/u.test(word) && alike.test(word));
}

const alike = /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}\p{sc=Copt}\p{sc=Lisu}]/u;

function withoutMarks(text: string): string {
  return normalizeText(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'");
}

// Homoglyphs of Latin letters in common fonts (from Unicode's confusables.txt), and small capitals.
const pairs =
  'аaеeоoрpсcуyхxіiјjѕsԁdɡgһhӏlвbкkмmнhтtгrпnαaοoρpνvιiκkτtυuχxεeηnβbωwɑaıiɩiʀrꜱsɪiᴛtʜhᴜuᴄcᴋkꜰfɴnᴇeᴀaʙbɢgᴏo';
const latinFor = new Map(
  Array.from({ length: pairs.length / 2 }, (_, at) => [pairs[at * 2]!, pairs[at * 2 + 1]!]), // whole pairs
);
const lookAlikeLetters = /[\u0250-\u02AF\u0370-\u052F\u1D00-\u1D7F\uA730-\uA7FF]/g;

const lookAlikeSymbols: ReadonlyMap<string, string> = new Map([
  ['@', 'a'],
  ['$', 's'],
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['9', 'g'],
  ['!', 'i'],
  ['€', 'e'],
]);

/** Replaces symbols next to a letter, repeatedly: "sh17" takes two passes. */
function undoLookAlikes(text: string): string {
  const undone = text.replace(
    /(?<=\p{L})!(?=\p{L})|[@$€01345789](?=\p{L})|(?<=\p{L})[@$€01345789]/gu,
    (sign) => lookAlikeSymbols.get(sign) ?? sign,
  );
  return undone === text ? text : undoLookAlikes(undone);
}

/** Restores letters masked by asterisks in abusive words: "f**k", "sh*t", "k*ll". */
function unmask(text: string): string {
  return text.replace(/[a-z][a-z*#]*[*#]+[a-z*#]*/g, (masked) => {
    const pattern = new RegExp(`^${masked.replace(/[*#]/g, '[a-z]')}$`);
    const hidden = masked.replace(/[a-z]/g, '').length;
    const known = hidden * 2 > masked.length ? coarseWords : [...coarseWords, ...wordsOfThreats];
    return known.find((word) => pattern.test(word)) ?? masked;
  });
}

const coarseWords =
  'fuck fucks fucked fucker fucking fuckin shit shits shitty bullshit bitch bitches cunt cunts asshole assholes bastard bastards whore whores slut sluts pussy nigger niggers nigga faggot faggots retard dickhead motherfucker'.split(
    ' ',
  );
const wordsOfThreats =
  'kill killed murder shoot rape stab burn bomb dead sexy dick dicks cock boobs tits'.split(' ');

/** Joins words spelled letter by letter, both alone and in context: "f u c k", "g.a.s them", "s 3 x y". */
function spelledOut(plain: string): string[] {
  return [lettersApart, signsApart].flatMap((runs) => [
    ...(plain.match(runs) ?? []).map(joined),
    plain.replace(runs, joined),
  ]);
}

const lettersApart = runOf(String.raw`\p{L}`);
const signsApart = runOf(String.raw`[\p{L}@$€01345789]`);

function runOf(one: string): RegExp {
  const next = String.raw`[ .\-_*/|]+${one}(?![\p{L}\p{N}])`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${one}(?:${next}){2,}`, 'gu');
}

function joined(run: string): string {
  return undoLookAlikes(run.replace(/[ .\-_*/|]/g, ''));
}

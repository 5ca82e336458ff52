import type { ChosenPhrase } from './chosen-phrase.ts';
import type { Phrase, PhraseKind } from './phrase.ts';

/** The most phrases of each kind in a draft. */
const most: Record<PhraseKind, number> = {
  adjective: 3,
  action: 3,
  habit: 1,
  feeling: 2,
  statement: 2,
  sentence: 4,
};

/** Returns a filter for phrases that fit in a draft with those already chosen. */
export function fitsWith(chosen: readonly ChosenPhrase[]): (phrase: Phrase) => boolean {
  const hasRoom = hasRoomWith(chosen);
  const texts = chosen.map(({ phrase }) => phrase.text);
  const said = onlyOnce.filter((one) => texts.some((other) => one.test(other)));
  const felt = texts.filter((text) => isFelt.test(text));
  const repeats = ({ text }: Phrase) =>
    said.some((one) => one.test(text)) || felt.some((other) => areFeltApart(text, other));
  return (phrase) => hasRoom(phrase) && !repeats(phrase);
}

/** The same, though they may sound alike. */
export function hasRoomWith(chosen: readonly ChosenPhrase[]): (phrase: Phrase) => boolean {
  const phrases = chosen.map(({ phrase }) => phrase);
  const count = (kind: PhraseKind) => phrases.filter((phrase) => phrase.kind === kind).length;
  const full = new Set(kinds.filter((kind) => count(kind) >= most[kind]));
  const hasAlone = phrases.some(({ alone }) => alone);
  const hasPredicate = phrases.some(isPredicate);
  const qualities = phrases.reduce((sum, phrase) => sum + qualitiesIn(phrase), 0);
  return (phrase) => {
    if (full.has(phrase.kind) || (phrase.alone && hasAlone)) return false;
    if (phrase.kind !== 'adjective') return true;
    const isOneTooMany = qualities + qualitiesIn(phrase) > most.adjective;
    return !isOneTooMany && !(hasPredicate && isPredicate(phrase));
  };
}

/** At most once per draft. */
const onlyOnce = [
  // "I liked how clean it was"
  /^(?:liked|loved|appreciated) how\b/,
  // "I could tell they cared. I knew I was in good hands."
  /^(?:(?:really |clearly )?knew?|know|could tell|fe(?:lt|el) (?:like|I))\b/,
  // "They made me feel like I was in good hands. I felt like they really listened."
  /\bfe(?:lt|el) like\b/,
];

/** "I felt comfortable. I felt like I could trust them.": two sentences that start alike. */
function areFeltApart(...texts: string[]): boolean {
  return (
    texts.every((text) => isFelt.test(text)) &&
    texts.some((text) => /^fe(?:lt|el) (?:like|I|we)\b/.test(text))
  );
}

const isFelt = /^fe(?:lt|el)\b/;

const kinds = Object.keys(most) as PhraseKind[]; // its own keys

/** "quick to follow up": at most one per draft. */
function isPredicate(phrase: Phrase): boolean {
  return phrase.kind === 'adjective' && !phrase.attributive;
}

/** "Kind and caring" leaves no room for other adjectives. */
function qualitiesIn({ kind, text }: Phrase): number {
  if (kind !== 'adjective') return 0;
  return text.includes(' and ') ? most.adjective : 1;
}

import { cleanOwnWords } from '../input/own-words.ts';
import type { Names } from '../input/draft-input.ts';
import type { Phrase } from '../writer/phrase.ts';
import { tellsOfOthers } from '../writer/person.ts';
import { moodOf } from './mood.ts';
import type { Mood, CustomSentiment } from './custom-sentiment.ts';
import { tokenize, type TokenizedText } from './tokenized-text.ts';
import { alone, loneStatement, sentence, statement } from './phrases.ts';
import { withEmphasis } from './emphasis.ts';
import { adverbs } from './lexicon/function-words.ts';
import { peopleNouns, personNouns } from './lexicon/nouns.ts';
import { rephraseAbsence } from './rephrase-absence.ts';
import { rephraseAdjectives } from './rephrase-adjectives.ts';
import { rephraseClause } from './rephrase-clause.ts';
import { rephraseName } from './rephrase-name.ts';
import { rephraseNounPhrase } from './rephrase-noun-phrase.ts';
import { rephraseSetPhrase } from './rephrase-set-phrase.ts';
import { rephraseVerbPhrase } from './rephrase-verb-phrase.ts';
import { stageOf } from './stage.ts';
import { baseOfThird, pastForms, pastOfBase, pastOfGerund } from './lexicon/verbs.ts';

/**
 * Parses a sentiment in the visitor's own words and rephrases it for a sentence.
 * @returns undefined if it contains nothing that can be written
 */
export function readCustomSentiment(text: string, names: Names): CustomSentiment | undefined {
  const typed = cleanOwnWords(text, names);
  if (typed === '') return undefined;
  const qualities = isWholeSentence(text) ? undefined : qualitiesOfStaff(typed);
  const words = qualities ?? inThirdPersonPlural(withStaff(typed, names), names);
  const tokens = tokenize(words);
  const said = rephrase(words).filter(({ kind }) => !qualities || kind === 'adjective');
  const mood = praiseIfImplied(moodOf(tokens), said);
  const phrases = withoutAddedPraise(words, mood, said);
  const mayShout = mood === 'praise' || mood === 'neutral';
  return {
    words: wordsAsRephrased(words, said),
    stage: stageOf(words),
    mood,
    phrases: mayShout ? withEmphasis(phrases, text) : phrases,
  };
}

/** "Everyone was so kind." stays as it is: people who write whole sentences notice when one is taken apart. */
function isWholeSentence(text: string): boolean {
  return /^\p{Lu}.*[.!]$/u.test(text.trim());
}

/** "Everyone was so nice" is "so nice", so that the staff is mentioned once. */
function qualitiesOfStaff(words: string): string | undefined {
  const [, said] =
    /^(?:everyone|everybody|they|(?:the )?(?:staff|team))(?: here| there)? (?:is|are|was|were) (.+)$/i.exec(
      words,
    ) ?? [];
  return said !== undefined && rephrase(said)[0]?.kind === 'adjective' ? said : undefined;
}

function rephrase(words: string): Phrase[] {
  const phrases = withLaughter(words) ?? withToo(words) ?? phrasesOf(words, tokenize(words));
  // "They took my insurance, no problem" can't be followed by "and".
  return phrases.map((one) => (/, no \p{L}+$|, not /u.test(one.text) ? alone(one) : one));
}

/** Changes "he" and "she" to "they" after an implied "they": "Gave a price before he started". */
function inThirdPersonPlural(words: string, { business }: Names): string {
  const [first] = rephrase(words);
  if (first?.kind !== 'action' && first?.kind !== 'habit') return words;
  const said = words
    .replace(/\b(?:him|her)self\b/g, 'themselves')
    .replace(/\b(?:his|her) (?=time\b)/g, 'their ');
  if (tellsOfOthers(words, business)) return said;
  return said.replace(/\b(?:he|she) (\p{L}+)/gu, (_, verb: string) => `they ${pluralVerb(verb)}`);
}

function pluralVerb(verb: string): string {
  if (verb === 'was') return 'were';
  return verb === 'is' ? 'are' : (baseOfThird.get(verb) ?? verb);
}

/**
 * Without anybody named, "she" would be nobody: "She warmed up the speculum" becomes "They …". It stays
 * if somebody is thanked, and where it may be a patient: "He didn't even shake".
 */
function withStaff(words: string, { thanked }: Names): string {
  const [, team] =
    /^(?:the |their )?(?:staff|team) (?!is\b|was\b|are\b|were\b)(.+)$/i.exec(words) ?? [];
  const [verbOfTeam = ''] = team?.split(' ') ?? [];
  if (team !== undefined && baseOfThird.has(verbOfTeam))
    return `they ${pluralVerb(verbOfTeam)}${team.slice(verbOfTeam.length)}`;
  const [, rest = ''] = /^(?:he|she) (.+)$/i.exec(words) ?? [];
  if (rest === '' || thanked !== undefined || /\b(?:he|she)\b/i.test(rest)) return words;
  const [, kind] =
    /^(?:is|was) (.+ with (?:me|us|my|our|him|her|them|the|all|every)\b.*)$/i.exec(rest) ?? [];
  if (kind !== undefined) return rephrase(kind)[0]?.kind === 'adjective' ? kind : words;
  const verb = rest.split(' ').find((word) => !adverbs.has(word)) ?? '';
  const [first] = pastForms.has(verb) || baseOfThird.has(verb) ? rephrase(rest) : [];
  if (first?.kind === 'action' || first?.kind === 'habit') return `they ${first.text}`;
  return first?.kind === 'statement' && first.text.startsWith('they ') ? first.text : words;
}

/** The words as rephrased, for the guard: "felt safe" for "feeling safe", "listened" for "listens". */
function wordsAsRephrased(words: string, [first]: readonly Phrase[]): string {
  if (first?.kind === 'adjective') return words.replace(/ (?:staff|team|crew)$/, '');
  const text = first?.text.replace(/\{|\}/g, '') ?? '';
  const denies = denial.exec(text)?.index;
  // "wasn't pushy" becomes "weren't pushy", and the guard compares words.
  if (
    denies !== undefined &&
    denial.test(words) &&
    !`${text.toLowerCase()} `.includes(`${words.toLowerCase()} `)
  )
    return text.slice(denies).replace(/[.?]$/, '');
  const said = new Set(first?.text.split(/[ ,]+/));
  return words.replace(/\p{L}+(?:ing|s)\b/gu, (verb) => {
    const past = pastOfGerund.get(verb) ?? pastOfBase.get(baseOfThird.get(verb) ?? '');
    return past !== undefined && said.has(past) && !said.has(verb) ? past : verb;
  });
}

/** "flu shot too" becomes "I got a flu shot too". */
function withToo(words: string): Phrase[] | undefined {
  const [, rest = ''] = /^(.*\S) too$/i.exec(words) ?? [];
  const [first] = rest === '' ? [] : phrasesOf(rest, tokenize(rest));
  if (first === undefined || !/^(?:feeling|habit|action|statement)$/.test(first.kind))
    return undefined;
  return [first.reason === undefined ? { ...first, text: `${first.text} too` } : first];
}

/** "no puff test lol": laughter stays at the end, or the joke would read as a complaint. */
function withLaughter(words: string): Phrase[] | undefined {
  const [, rest = '', laugh = ''] = /^(.*?),? (lol|lmao|(?:ha){2,}h?)$/i.exec(words) ?? [];
  if (rest === '') return undefined;
  const [first] = phrasesOf(rest, tokenize(rest));
  if (first === undefined) return undefined;
  const { text, weight } = alone(first);
  return [
    first.kind === 'sentence'
      ? sentence(`${text.replace(/[.!]$/, '')} ${laugh}`)
      : loneStatement(`${text} ${laugh}`, weight),
  ];
}

const denial = /\b(?:no|not|never|without|nothing)\b|\b\w+n't\b/i;

function phrasesOf(words: string, tokens: TokenizedText): Phrase[] {
  const asTyped = [sentence(words)];
  if (isSeveralSentences.test(words) || !/[a-z]|^\$\d/i.test(words)) return asTyped;
  const say = [
    () => rephraseSetPhrase(words),
    () => rephraseAbsence(tokens),
    () => rephraseName(tokens),
    () => rephraseAdjectives(tokens),
    () => rephraseClause(tokens),
    () => rephraseVerbPhrase(tokens),
    () => rephraseNounPhrase(tokens)?.map((phrase) => listed(phrase, words)),
  ];
  for (const read of say) {
    const phrases = read();
    if (phrases !== undefined && phrases.length > 0) return phrases;
  }
  // "free re-check"
  return /^free (?:[\p{L}-]+ )?[\p{L}-]+$/u.test(words)
    ? [statement(`I appreciated the ${words}`)]
    : asTyped;
}

/** "Great wine list" can be listed with "gluten free options"; "my crown" and "no wait" can't. */
function listed(phrase: Phrase, words: string): Phrase {
  const isBare = !/^(?:my|our|the|their|a|an|his|her|this|all)\b|,/i.test(words);
  const last = words.split(' ').at(-1)?.toLowerCase() ?? '';
  const isAboutPeople = personNouns.has(last) || peopleNouns.has(last) || phrase.kind === 'habit';
  return isBare && !isAboutPeople ? { ...phrase, listed: words } : phrase;
}

const isSeveralSentences = /(?<!\b(?:dra?|mr|mrs|ms|prof|st))\. /i;

/** A neutral action of the staff, or something liked, counts as praise; why somebody came is no complaint. */
function praiseIfImplied(mood: Mood, [first]: readonly Phrase[]): Mood {
  if (first?.reason !== undefined) return 'neutral';
  if (mood !== 'neutral' || first === undefined) return mood;
  const isPraise =
    first.kind === 'action' ||
    first.kind === 'habit' ||
    /^I (?:liked|love|appreciated|trust)\b|\{w(?:as|ere)\} great\b/.test(first.text);
  return isPraise ? 'praise' : mood;
}

/** For complaints and losses, drops phrasings that add praise, and keeps the rest in separate sentences. */
function withoutAddedPraise(words: string, mood: Mood, phrases: readonly Phrase[]): Phrase[] {
  if (mood === 'praise' || mood === 'neutral') return [...phrases];
  const fitting = phrases.filter(({ text }) => !addsPraise(text, words));
  return fitting.length > 0 ? fitting.map(alone) : [sentence(words)];
}

/** True if the phrasing adds praise: "I liked the wrong color". */
function addsPraise(text: string, words: string): boolean {
  if (/\} great\b/.test(text) && !/\bgreat\b/i.test(words)) return true;
  return /^I (?:liked|appreciated|was happy with|love my)\b|^came in for|^got an? |^have /.test(
    text,
  );
}

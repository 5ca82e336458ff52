import { isNoun } from '../lexicon/known-words.ts';
import { peopleNouns, personNouns } from '../lexicon/nouns.ts';
import { articleFor } from '../noun-phrase.ts';
import { feeling, loneStatement, statement } from '../phrases.ts';
import { rephraseAdjectives } from '../rephrase-adjectives.ts';
import { tokenize } from '../tokenized-text.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** How the visit and the place were: "friendly check in", "clean, doesn't smell". */
export const howItWas: SetPhrases = [
  // But "Best dentist I've had".
  {
    example: "best balayage I've had",
    pattern: /^(?:the )?(best (?:\S+ )?(\S+)) ((?:that )?i(?:'ve| have) .+)$/i,
    say: (_, [, best = '', what = '', rest = '']) =>
      isAboutPeople(what)
        ? []
        : [loneStatement(`it {was} the ${best.toLowerCase()} ${rest.replace(/\bi\b/, 'I')}`)],
  },
  {
    example: 'friendly check in',
    pattern: /^(.+) (?:check[ -]in|(follow)[ -]up)$/i,
    say: (_, [, how = '', follow]) =>
      rephraseAdjectives(tokenize(how.toLowerCase())) === undefined
        ? []
        : [statement(`${follow ? 'the follow-up' : 'check-in'} {was} ${how.toLowerCase()}`)],
  },
  {
    example: 'good music not too loud',
    pattern: /^(good|great|nice|clean|cute|small|fun|quick) (\S+),? (not too \S+)$/i,
    say: (_, [, how = '', what = '', not = '']) =>
      isNoun(what.toLowerCase())
        ? [loneStatement(`the ${what} {was} ${how.toLowerCase()} and ${not}`)]
        : [],
  },
  {
    example: 'painless almost',
    pattern: /^(painless|perfect|free|full|empty) almost$/i,
    say: (_, [, how = '']) => [statement(`it {was} almost ${how.toLowerCase()}`)],
  },
  {
    example: 'super clean, toys too',
    pattern: /^(?:(?:super|very|so|really) )?(?:clean|spotless|modern|bright), .+ too$/i,
    say: (said) => [loneStatement(`the place {was} ${said}`)],
  },
  {
    example: 'pretty waiting room',
    pattern: /^pretty ((?:waiting )?\S+)$/i,
    say: (_, [, what = '']) =>
      isNoun(what) && !isAboutPeople(what) ? [statement(`the ${what} {was} pretty`)] : [],
  },
  {
    example: 'fear free',
    pattern: /^fear[- ]free$/i,
    say: (said) => [statement(`it {was} ${said.toLowerCase()}`)],
  },
  {
    example: 'dental went great',
    pattern: /^dental (?:went|was) /i,
    say: (said) => [statement(`the ${said}`)],
  },
  {
    example: 'quick for once',
    pattern: /^(?!not bad|finally)(.+?)( for once|,? which (?:is|was|never) .+)$/i,
    say: (_, [, said = '', rest = '']) => {
      const subject = subjectOf(said);
      const added = rest.replace(/^,? which/, ', which');
      return subject === undefined ? [] : [loneStatement(`${subject} ${said}${added}`)];
    },
  },
  {
    example: 'quick physical for sports',
    pattern: /^(?:quick|fast|easy|thorough) physical(?=$| for\b)/i,
    say: (said) => [feeling(`had ${articleFor(said)}${said}`)],
  },
  {
    example: 'not bad for a root canal',
    pattern: /^not bad\b/i,
    say: asItIs,
  },
  {
    example: 'less pain than i expected',
    pattern: /^less (?:pain|hassle|waiting|pressure|stress|time|swelling|soreness) than /i,
    say: (said) => [loneStatement(`there {was} ${said}`)],
  },
  {
    example: 'a little noisy from the street',
    pattern:
      /^(?:a (?:little|bit)|kinda|slightly) (?:noisy|loud|cold|chilly|hot|warm|dark|crowded|cramped) (?:from|in|at|with|during|by)\b/i,
    say: (said) => [loneStatement(`it {was} ${said}`)],
  },
  {
    example: 'small town vibe',
    pattern: /^(?!(?:great|good|the|a|an|such) )(?:\p{L}+[ -]){2,3}vibe$/iu,
    say: (said) => [statement(`the place has ${articleFor(said)}${said}`)],
  },
  {
    example: 'so relaxing I fell asleep',
    pattern: /^(so \S+(?: that)? i (?:fell|could|almost|forgot|barely|didn't|slept) ?.*)$/i,
    say: (said) => [loneStatement(`it {was} ${said}`)],
  },
  {
    example: 'cozy atmosphere',
    pattern: /^(?:(?:such )?an? )?((?:\S+ ){0,2}\S+) (atmosphere|environment)$/i,
    say: (_, [, how = '', what = '']) => [
      loneStatement(`the ${what.toLowerCase()} {was} ${how.toLowerCase()}`),
    ],
  },
  {
    example: 'calming',
    pattern: /^(?:calming|soothing|relaxing|peaceful|private)$/i,
    say: (said) => [statement(`it {was} ${said.toLowerCase()}`)],
  },
  {
    example: 'frames are expensive',
    pattern:
      /^(?:the )?((?:frames|glasses|contacts|copays|prices|products) are (?:a (?:little|bit|tad) |\S+ )?(?:expensive|pricey|high|steep))$/i,
    say: (_, [, said = '']) => [statement(`the ${said.toLowerCase()}`)],
  },
  {
    example: 'no judgment',
    pattern: /^no (?:judge?ment|pressure)$/i,
    say: (said) => [statement(`there {was} ${said.toLowerCase()}`)],
  },
  {
    example: 'no rush',
    pattern: /^no rush(?:ing)?$/i,
    say: () => [feeling("didn't feel rushed")],
  },
  {
    example: 'clean, doesnt smell',
    pattern:
      /^(clean|small|big|old|new|bright|cozy|quiet|modern)(?:,| and) ((?:doesn't|isn't) .+)$/i,
    say: (_, [, quality = '', denied = '']) => [
      loneStatement(`the place is ${quality.toLowerCase()} and ${denied}`),
    ],
  },
];

function isAboutPeople(noun: string): boolean {
  return personNouns.has(noun.toLowerCase()) || peopleNouns.has(noun.toLowerCase());
}

/** The subject of a label that is only adjectives. */
function subjectOf(said: string): string | undefined {
  if (/^(?:quick|fast|easy|smooth|short|simple|cheap|affordable)$/i.test(said)) return 'it {was}';
  if (/^(?:short|quick) (?:wait|visit|appointment|checkup|exam)$/i.test(said)) return 'it {was} a';
  if (/^(?:right |always )?on time$/i.test(said)) return 'they {were}';
  const [first] = rephraseAdjectives(tokenize(said)) ?? [];
  if (first?.kind === 'adjective') return 'they {were}';
  return first?.text.startsWith('it {was} ') ? 'it {was}' : undefined;
}

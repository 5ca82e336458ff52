import { capitalize } from '../../writer/punctuation.ts';
import { isNoun } from '../lexicon/known-words.ts';
import { amenities, massNouns, storeNouns } from '../lexicon/nouns.ts';
import { articleFor, be, isPluralNoun } from '../noun-phrase.ts';
import { feeling, habit, loneStatement, sentence, statement } from '../phrases.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** What the business has: "latest technology", "parking right by the door", "speaks Spanish". */
export const whatTheyHave: SetPhrases = [
  {
    example: 'big frame selection',
    pattern: /^(?:big|huge|large|good|great|nice|wide) (?:\p{L}+ ){1,2}selection$/iu,
    say: (said) => [habit(`have a ${said}`)],
  },
  {
    example: 'latest technology',
    pattern: /^(?:the )?((?:latest|newest) (?:and greatest )?\S+)$/i,
    say: (_, [, what = '']) => [habit(`have the ${what}`)],
  },
  {
    example: 'parking right by door',
    pattern:
      /^(?:the )?((?:\S+ )?parking) ((?:is )?(?:right|by|near|next to|outside|behind|in front|across|close|on[- ]site|in the)\b.*)$/i,
    say: (_, [, what = '', where = '']) => [
      statement(
        `there's ${what} ${where.replace(/^is /, '').replace(/\bby door$/, 'by the door')}`,
      ),
    ],
  },
  {
    example: 'easy to follow exercises',
    pattern:
      /^((?:so |very |really |super )?easy to (?:follow|understand|use|read)) (?:the |my |their )?((?:\S+ )?\S+)$/i,
    say: (_, [, how = '', what = '']) =>
      isNoun(what.split(' ').at(-1)?.toLowerCase() ?? '')
        ? [statement(`the ${what} ${be(what)} ${how}`)]
        : [],
  },
  {
    example: 'one-on-one time',
    pattern: /^((?:lots of |plenty of |real )?one-on-one (?:time|attention|care)(?: with .+)?)$/i,
    say: (said) => [feeling(`got ${said}`)],
  },
  {
    example: 'payment plan we could afford',
    pattern:
      /^(payment plans?|invisalign|braces|classes|options|frames|glasses|hours|appointments) ((?:we|you|that|for (?:adults|kids|teens|seniors|families)|on)\b.*)$/i,
    say: (said) => [habit(`have ${/^payment plan /i.test(said) ? 'a ' : ''}${said}`)],
  },
  {
    example: 'follow up visits included',
    pattern: /^(?!walk)(.+) (included|provided|offered|accepted|welcome)$/i,
    say: (said, [, what = '']) =>
      isPluralNoun(what) && !/\b(?:are|were|felt?|made|so|very|all)\b/i.test(said)
        ? [statement(`${what} are ${said.split(' ').at(-1)}`)]
        : [],
  },
  {
    example: 'warm blankets and netflix on the ceiling',
    pattern: /^(?!.* and .* and )(.+) and (.+)$/i,
    say: (said, [, one = '', other = '']) =>
      [one, other].every((part) => isAmenity(part)) ? [habit(`have ${said}`)] : [],
  },
  {
    example: 'separate sick waiting room',
    pattern: /^separate .+ (?:room|area|entrance|space)$/i,
    say: (said) => [habit(`have a ${said}`)],
  },
  {
    example: 'all women staff',
    pattern: /^all[- ](\S+) (?:staff|team)$/i,
    say: (said) => [loneStatement(`it's an ${said}`)],
  },
  {
    example: 'hot stones',
    pattern: /^(?:hot )?stones$|^(?:essential )?oils$/i,
    say: (said) => [sentence(said)],
  },
  {
    example: 'spanish speaking staff',
    pattern: /^(\p{L}+)[- ]speaking(?: staff)?$/iu,
    say: (_, [, language = '']) => [habit(`speak ${capitalize(language)}`)],
  },
  {
    example: 'spanish speaking nurse',
    pattern: /^(\p{L}+)[- ]speaking (\p{L}+)$/iu,
    say: (said) => [habit(`have ${isPluralNoun(said) ? '' : articleFor(said)}${said}`)],
  },
  {
    example: 'too many forms',
    pattern: /^too (?:much|many) (\S+)/i,
    say: (said, [, noun = '']) => [statement(`there ${be(noun)} ${said}`)],
  },
  {
    example: "lots of ob's in rotation tho",
    pattern: /^(?:plenty|lots|tons|loads) of (?!relief\b)(\S+)/i,
    say: (said, [, noun = '']) => [statement(`there ${be(noun)} ${said}`)],
  },
  {
    example: 'could use more chairs',
    pattern: /^(?:could|can) use\b/i,
    say: (said) => [loneStatement(`they ${said}`)],
  },
  {
    example: 'can-do attitude',
    pattern: /^can-?do attitude$/i,
    say: (said) => [habit(`have a ${said}`)],
  },
  {
    example: 'no judgment zone',
    pattern: /^(?:no judge?ment zone)$/i,
    say: (said) => [statement(`it's a ${said}`)],
  },
  {
    example: 'honest mechanics are hard to find',
    pattern: /^.+ (?:are|is) (?:so |really |pretty )?hard to (?:find|come by)\b/i,
    say: asItIs,
  },
  {
    example: 'warm blankets',
    pattern:
      /^((?:warm|hot|heated|cozy|soft|fresh|cold) (?:blankets|towels|robes|pillows|drinks))$/i,
    say: (_, [, what = '']) => [habit(`have ${what.toLowerCase()}`)],
  },
  {
    example: 'close to home',
    pattern: /^(?:close|near|next) to (?:home|work|my)\b/i,
    say: (said) => [statement(`they're ${said}`)],
  },
  {
    example: 'next to the park',
    pattern:
      /^(?:close to|next to|near|right by|walking distance|across from|convenient to|around the corner)\b/i,
    say: (said) => [statement(`they're ${said}`)],
  },
];

/** Plural or uncountable, so that it needs no article. */
function isAmenity(words: string): boolean {
  const [noun = ''] = words.toLowerCase().split(/ (?:in|on|at|for|with) /);
  const head = noun.split(' ').at(-1) ?? '';
  const isKnown = amenities.has(head) || storeNouns.has(head);
  return isKnown && (isPluralNoun(head) || massNouns.has(head));
}

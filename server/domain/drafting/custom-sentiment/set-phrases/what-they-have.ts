import { amenities, massNouns, storeNouns } from '../lexicon/nouns.ts';
import { action, habit, loneStatement, statement } from '../phrases.ts';
import { articleFor, isPluralNoun } from '../noun-phrase.ts';
import type { SetPhrases } from './set-phrases.ts';

/** Labels for what the business has, and how it is there: "latest technology", "fun atmosphere", "parking right by the door". */
export const whatTheyHave: SetPhrases = [
  [
    /^(?:the )?((?:latest|newest) (?:and greatest )?\S+)$/i,
    (_, [, what = '']) => [habit(`have the ${what}`)],
  ],
  [
    /^(?:the )?((?:\S+ )?parking) ((?:is )?(?:right|by|near|next to|outside|behind|in front|across|close|on[- ]site|in the)\b.*)$/i,
    (_, [, what = '', where = '']) => [
      statement(
        `there's ${what} ${where.replace(/^is /, '').replace(/\bby door$/, 'by the door')}`,
      ),
    ],
  ],
  // "Payment plan we could afford", "Invisalign for adults"
  [
    /^(payment plans?|invisalign|braces|classes|options|frames|glasses|hours|appointments) ((?:we|you|that|for (?:adults|kids|teens|seniors|families)|on)\b.*)$/i,
    (said) => [habit(`have ${/^payment plan /i.test(said) ? 'a ' : ''}${said}`)],
  ],
  [
    /^(so \S+(?: that)? i (?:fell|could|almost|forgot|barely|didn't|slept) ?.*)$/i,
    (said) => [loneStatement(`it {was} ${said}`)],
  ],
  [
    /^(?:(?:such )?an? )?((?:\S+ ){0,2}\S+ (?:atmosphere|environment))$/i,
    (_, [, what = '']) => [loneStatement(`it's ${articleFor(what)}${what}`)],
  ],
  [
    /^(?!walk)(.+) (included|provided|offered|accepted|welcome)$/i,
    (said, [, what = '']) =>
      isPluralNoun(what) && !/\b(?:are|were|felt?|made|so|very|all)\b/i.test(said)
        ? [statement(`${what} are ${said.split(' ').at(-1)}`)]
        : [],
  ],
  // "Warm blankets and Netflix on the ceiling"
  [
    /^(?!.* and .* and )(.+) and (.+)$/i,
    (said, [, one = '', other = '']) =>
      [one, other].every((part) => isAmenity(part)) ? [habit(`have ${said}`)] : [],
  ],
  // "gets a little crowded at 5"
  [
    /^(?:can )?gets? (?:(?:a (?:little|bit)|kinda|kind of|pretty|really|very|super|so) )?(?:crowded|busy|loud|noisy|packed|full|hot|cold|warm|hectic)\b/i,
    (said) => [loneStatement(`it ${said}`)],
  ],
  [
    /^(?:hard|tough|easy) to (?:get|find|schedule|book|park)\b(.* but .*)$/i,
    (said) => [loneStatement(`it's ${said.replace(/(?<=\bonce )in$/i, "you're in")}`)],
  ],
  [
    /^((?:thorough|quick|complete|full|detailed|gentle|great|good) (?:\S+ )?(?:tests?|exam|exams|cleaning|checkup|check|evaluation|screening)) ((?:in|on|with|of|at|for) .+)$/i,
    (said) => [action(`did ${articleFor(said)}${said}`)],
  ],
];

/** Plural or uncountable, so that it needs no article. */
function isAmenity(words: string): boolean {
  const [noun = ''] = words.toLowerCase().split(/ (?:in|on|at|for|with) /);
  const head = noun.split(' ').at(-1) ?? '';
  const isKnown = amenities.has(head) || storeNouns.has(head);
  return isKnown && (isPluralNoun(head) || massNouns.has(head));
}

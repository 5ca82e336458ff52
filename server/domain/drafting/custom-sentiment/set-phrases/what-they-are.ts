import { habit, loneStatement, sentence, statement } from '../phrases.ts';
import { rephraseAdjectives } from '../rephrase-adjectives.ts';
import { tokenize } from '../tokenized-text.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** What the business and its people are: "locally owned", "in network", "straight shooters". */
export const whatTheyAre: SetPhrases = [
  {
    example: 'cheaper than the ER',
    pattern:
      /^(?:(?:so )?much )?(?:better|nicer|cheaper|faster|friendlier) than (?:my|the|any|other)\b/i,
    say: (said) => [loneStatement(`they're ${said}`)],
  },
  {
    example: 'in network',
    pattern: /^in[- ]network\b/i,
    say: (said) => [statement(`they're ${said}`)],
  },
  {
    example: 'medicaid accepted',
    pattern: /^(\S+) accepted$/i,
    say: (_, [, what = '']) => [habit(`accept ${what}`)],
  },
  {
    example: 'board certified',
    pattern: /^(?:\S+ ){0,2}(?:certified|licensed|accredited)$/i,
    say: (said) => [loneStatement(`they're ${said}`)],
  },
  {
    example: 'never out of stock',
    pattern: /^(?:is |are |was |were )?never out of\b/i,
    say: (said) => [loneStatement(`they're ${said}`)],
  },
  {
    example: 'great fit for me',
    pattern: /^(?:a )?(?:good|great|perfect) (?:match|fit) for\b/i,
    say: (said) => [loneStatement(`they're ${said.startsWith('a ') ? said : `a ${said}`}`)],
  },
  {
    example: 'straight shooters',
    pattern: /^(?:a )?straight shooters?$/i,
    say: () => [loneStatement("they're straight shooters")],
  },
  {
    example: 'black owned ✊🏾',
    pattern: /^(?:\S+ )?(?:\S+[- ](?:owned|run))$/i,
    say: (said) => [statement(`they're ${said}`)],
  },
  {
    example: 'family owned business',
    pattern: /^\S+[- ]owned (?:business|shop|company|restaurant|salon|practice)$/i,
    say: (said) => [statement(`it's a ${said}`)],
  },
  {
    example: 'LGBTQ friendly',
    pattern:
      /^(?!user|family|very|super|so|really|extremely|always|also|all|quite|pretty|not|budget)(?:\p{L}+)[- ]friendly$/iu,
    say: (said) => [statement(`they're ${said}`)],
  },
  {
    example: 'not like a chain',
    pattern: /^not like\b/i,
    say: (said) => [statement(`it's ${said}`)],
  },
  {
    example: "honest, didn't push surgery",
    pattern: /^(\p{L}+), ((?:didn't|don't|never) .+)$/iu,
    say: (said, [, quality = '', denied = '']) =>
      rephraseAdjectives(tokenize(quality)) === undefined
        ? [sentence(said)]
        : [loneStatement(`they were ${quality} and ${denied}`)],
  },
  {
    example: 'recommended by my doctor',
    pattern: /^(?:highly )?recommended by\b/i,
    say: (said) => [loneStatement(`they were ${said}`)],
  },
  {
    example: 'all dogs welcome',
    pattern: /^(?:real talk\b|all .* welcome$)/i,
    say: asItIs,
  },
];

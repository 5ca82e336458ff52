import { loneStatement } from '../phrases.ts';
import type { SetPhrases } from './set-phrases.ts';

/** Losses, and what people came in after: "saying goodbye to our cat". */
export const losses: SetPhrases = [
  {
    example: 'lost Bella today',
    pattern:
      /^(?:lost|losing) (?:(?:my|our) (?:\S+ )?(?:dog|cat|pet|pup|kitty|boy|girl|mom|dad|mother|father|baby|husband|wife|son|daughter|grandma|grandpa|best friend|sister|brother)\b|\p{Lu}\p{Ll}+(?: (?:today|yesterday|last|this)|$))/u,
    say: (said) => [loneStatement(`we ${said.replace(/^losing/i, 'lost')}`)],
  },
  {
    example: 'saying goodbye to our cat',
    pattern: /^saying (?:goodbye|good bye)\b(.*)$/i,
    say: (_, [, rest = '']) => [loneStatement(`we had to say goodbye${rest}`)],
  },
  {
    example: 'put our cat to sleep',
    pattern: /^put (?:my|our) (?:\S+ ){1,3}(?:to sleep|down)$/i,
    say: (said) => [loneStatement(`we had to ${said}`)],
  },
  {
    example: 'miscarriage',
    pattern: /^miscarriage$/i,
    say: (said) => [loneStatement(`I had a ${said}`)],
  },
  {
    example: ' after an implied ',
    pattern: /^(?:after|before) (?!all\b|and\b)(?!.*\b(?:hours|appointments|visits|care)$)/i,
    say: (said) => [loneStatement(`I came in ${said}`)],
  },
];

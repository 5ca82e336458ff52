import { loneStatement } from '../phrases.ts';
import { type SetPhrases } from './set-phrases.ts';

/** Losses, and what people came in after: "saying goodbye to our cat". */
export const losses: SetPhrases = [
  [
    /^(?:lost|losing) (?:(?:my|our) (?:\S+ )?(?:dog|cat|pet|pup|kitty|boy|girl|mom|dad|mother|father|baby|husband|wife|son|daughter|grandma|grandpa|best friend|sister|brother)\b|\p{Lu}\p{Ll}+(?: (?:today|yesterday|last|this)|$))/u,
    (said) => [loneStatement(`we ${said.replace(/^losing/i, 'lost')}`)],
  ],
  [
    /^saying (?:goodbye|good bye)\b(.*)$/i,
    (_, [, rest = '']) => [loneStatement(`we had to say goodbye${rest}`)],
  ],
  [
    /^put (?:my|our) (?:\S+ ){1,3}(?:to sleep|down)$/i,
    (said) => [loneStatement(`we had to ${said}`)],
  ],
  [/^miscarriage$/i, (said) => [loneStatement(`I had a ${said}`)]],
  [
    /^(?:after|before) (?!all\b|and\b)(?!.*\b(?:hours|appointments|visits|care)$)/i,
    (said) => [loneStatement(`I came in ${said}`)],
  ],
];

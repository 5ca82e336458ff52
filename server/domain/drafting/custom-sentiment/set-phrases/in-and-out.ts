import { feeling, loneStatement } from '../phrases.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** In and out: "in and out in 30", "in at 9 out by 9:30". */
export const inAndOut: SetPhrases = [
  {
    example: 'easy to get in and out of',
    pattern: /^easy to get in and out(?: of)?$/i,
    say: (said) => [loneStatement(`the place is ${said}`)],
  },
  {
    example: 'in and out on my lunch break',
    pattern:
      /^(?:quick(?:ly)? |fast )?in and out(?: (?:on|during|before|by|in time) .+)?$|^in and out (?:(?:in|within|of there|under|so|very|really|super|pretty|about|less than|no|an?|\d+) ?)+(?:minutes?|min|hours?|time|flash|jiffy|fast|quick\w*)?$/i,
    say: (said) => [
      feeling(`was ${said.replace(/^(?:quick(?:ly)?|fast) (in and out)$/i, '$1 quickly')}`),
    ],
  },
  {
    example: 'quick in and quick out',
    pattern:
      /^(?:quick|fast|easy) in,? (?:and )?(?:quick |fast |easy )?out$|^(?:super|very|really|so) (?:fast|quick) in and out$/i,
    say: asItIs,
  },
  {
    example: 'in and out in 40 min oil change',
    pattern: /^in and out\b/i,
    say: asItIs,
  },
  {
    example: 'in at 9 out by 9:30',
    pattern: /^in at (\S+),? (?:and )?out (\S.*)$/i,
    say: (_, [, start = '', end = '']) => [feeling(`was in at ${start} and out ${end}`)],
  },
];

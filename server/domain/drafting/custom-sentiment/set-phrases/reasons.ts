import { reason } from '../../writer/reason.ts';
import type { SetPhrases } from './set-phrases.ts';

/** What people went in for, in letters: "ACL", "IBS". */
export const reasons: SetPhrases = [
  {
    example: 'ACL',
    pattern: /^(?:ACL|MCL|PCL|rotator cuff|meniscus)$/i,
    say: (said) => [reason(`my ${said}`)],
  },
  {
    example: 'IBS',
    pattern: /^(?:IBS|GERD|COPD)$/i,
    say: (said) => [reason(said)],
  },
];

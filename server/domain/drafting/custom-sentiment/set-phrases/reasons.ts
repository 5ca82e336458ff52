import { reason } from '../../writer/reason.ts';
import { adjectives } from '../lexicon/adjectives.ts';
import { conditions } from '../lexicon/nouns.ts';
import { articleFor } from '../noun-phrase.ts';
import type { SetPhrases } from './set-phrases.ts';

/** Why people came: "lower back pain", "newborn visit", "car accident". */
export const reasons: SetPhrases = [
  {
    example: 'ACL',
    pattern: /^(?:ACL|MCL|PCL|rotator cuff|meniscus)$/i,
    say: (said) => [reason(`my ${said}`)],
  },
  {
    example: 'IBS',
    pattern: /^(?:IBS|GERD|COPD|progressives|bifocals)$/i,
    say: (said) => [reason(said)],
  },
  {
    example: 'lower back pain',
    pattern: /^(?:(?:lower|upper|mid|chronic|severe|bad) )+(.+)$/i,
    say: (said, [, condition = '']) =>
      conditions.has(condition.toLowerCase()) ? [reason(said)] : [],
  },
  {
    example: 'dry eyes',
    pattern: /^(?:dry eyes?|pink eye|high blood pressure|whiplash|floaters)$/i,
    say: (said) => [reason(said)],
  },
  {
    example: 'car accident',
    pattern: /^(?:car|auto|bike|motorcycle|work) (?:accident|wreck|crash)$/i,
    say: (said) => [reason(articleFor(said) + said, 'after')],
  },
  {
    example: 'newborn visit',
    pattern:
      /^(?!(?:my|our) \p{L}+$)(?!(?:no|the|first|full|complete|whole|lunch|telehealth|video|virtual|home|house|phone)\b)(?:[\p{L}\d-]+ ){1,3}(?:visit|check|fitting)(?: for (?:my|our) .+)?$/iu,
    say: (said) => {
      const [first = ''] = said.toLowerCase().split(' ');
      if (first !== 'same' && adjectives.has(first)) return [];
      return [reason(/^(?:my|our|an?)$/.test(first) ? said : articleFor(said) + said)];
    },
  },
  {
    example: 'my husbands diabetes follow up',
    pattern: /^(my|our) (husband|wife|mom|dad|son|daughter)'?s (.* follow)[- ]?(up)$/i,
    say: (_, [, whose = '', relative = '', what = '', up = '']) => [
      reason(`${whose} ${relative}'s ${what}-${up}`),
    ],
  },
];

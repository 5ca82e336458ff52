import { loneStatement, sentence } from '../phrases.ts';
import type { SetPhrases } from './set-phrases.ts';

/** Recommendations: "highly recommend", "10/10 would recommend". */
export const recommending: SetPhrases = [
  {
    example: '10/10 would recommend',
    pattern: /^(10\/10|\d+ out of \d+),? ((?:would|will|highly|recommend|best|definitely)\b.*)$/i,
    say: (_, [, rating = '', rest = '']) => [sentence(`${rating}, ${rest}`)],
  },
  {
    example: 'would recommend to anyone',
    pattern:
      /^(?:(?:would|will|i'd|definitely|i|can't|highly|cannot) .*\b)?recommend (?:to|enough)\b|^recommend (?:100%|every)/i,
    say: (said) => [
      loneStatement(
        `${/^i\b/i.test(said) ? '' : 'I '}${said.replace(/\brecommend /i, 'recommend them ')}`,
      ),
    ],
  },
  {
    example: 'highly recommend',
    pattern: /^(?:highly|would|definitely|strongly|100%) (?:\S+ )?recommend(?:ed)?$/i,
    say: (said) => [said.endsWith('ed') ? sentence(said) : loneStatement(`I ${said} them`)],
  },
  {
    example: 'recommend',
    pattern: /^recommend(?: (?:them|this place))?$/i,
    say: (said) => [loneStatement(`I ${said}${said === 'recommend' ? ' them' : ''}`)],
  },
];

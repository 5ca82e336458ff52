import { feeling, loneStatement, statement } from '../phrases.ts';
import type { SetPhrases } from './set-phrases.ts';

/** How the visitor is: "feeling stronger", "back at work", "down 30 lbs". */
export const howIAm: SetPhrases = [
  {
    example: 'feeling stronger',
    pattern:
      /^(?:(?:definitely |finally |already |slowly )?(?:getting|feeling|seeing|sleeping|healing) (?:hopeful|optimistic|stronger|better|healthier|results|progress|so much|much|a lot)|(?:sleeping|feeling|doing|breathing|walking|moving|eating|seeing|healing) (?:so|much|a lot|way|great|better|well|good|again|without|through the night))\b/i,
    say: (said) => [loneStatement(`I'm ${said}`)],
  },
  {
    example: 'back feels so much better',
    pattern: /^back (?:feels|felt) /i,
    say: (said) => [statement(`my ${said}`)],
  },
  {
    example: 'finally can turn my neck',
    pattern: /^(finally|really|actually|now) (can|could) (.+)$/i,
    say: (_, [, adverb = '', modal = '', rest = '']) => [
      loneStatement(`I ${modal} ${adverb.toLowerCase()} ${rest}`),
    ],
  },
  {
    example: 'running again',
    pattern: /^(?!being|coming|going)\p{L}+ing again$/iu,
    say: (said) => [loneStatement(`I'm ${said}`)],
  },
  {
    example: 'back to running in 8 wks',
    pattern: /^back to \S+ in \d/i,
    say: (said) => [feeling(`was ${said}`)],
  },
  {
    example: 'back at work',
    pattern:
      /^back (?:to (?:\S+ing|normal|work|golf|the gym|my|life|school|sports|yoga|full)|at (?:work|it|the gym)|on my feet|in the gym)\b/i,
    say: (said) => [loneStatement(`I'm ${said}`)],
  },
  {
    example: 'pain free for the first time',
    pattern: /^pain[- ]free (?:after|now|again|for)\b/i,
    say: (said) => [loneStatement(`I'm ${said}`)],
  },
  {
    example: 'stronger than ever',
    pattern: /^(?:stronger|healthier|happier|lighter|fitter|better) than ever$/i,
    say: (said) => [loneStatement(`I'm ${said}`)],
  },
  {
    example: 'feel so much better',
    pattern:
      /^(?:sleep|feel|breathe|walk|move|see) (?:so |much |a lot |way )*(?:better|great|good)\b/i,
    say: (said) => [loneStatement(`I ${said}`)],
  },
  {
    example: 'feel safe',
    pattern: /^feel (?:(?:so|very|really|always) )?\p{L}+$/iu,
    say: (said) => [loneStatement(`I ${said}`)],
  },
  {
    example: 'finaly know what im allergic to',
    pattern: /^finally (?:know|can|feel|have|understand|see|sleep|breathe|found)\b/i,
    say: (said) => [loneStatement(`I ${said}`)],
  },
  {
    example: 'down 30 lbs',
    pattern: /^down (?:\d+|one|two|three|four|five|a) /i,
    say: (said) => [loneStatement(`I'm ${said}`)],
  },
];

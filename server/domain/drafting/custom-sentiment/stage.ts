import { regex } from '../regex.ts';
import type { Stage } from '../sentiments/sentiment.ts';

/** The stage of a visit that the words are about; `visit` by default. */
export function stageOf(words: string): Stage {
  const plain = words.toLowerCase();
  return stages.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'visit';
}

const stages: readonly (readonly [Stage, RegExp])[] = [
  [
    'followUp',
    regex()`
      \b(?:follow(?:ed|s)?[- ]?up|called (?:me |us )?(?:back|after|the next|to check)|
      call(?:s|ed)? back|checked (?:on|in|up)|results|afterwards?|aftercare|
      sent (?:a|us|me) (?:card|text|email|note)|recovery|will be back|come back|coming back|
      go back|return|recommend\w*|told all|thank|thanks|next visit)\b
    `,
  ],
  [
    'booking',
    /\b(?:schedul\w*|book(?:ed|ing)?|appointments?|got (?:me|us|him|her) in|fit (?:me|us|him|her) in|squeezed|same[- ]day|get in|got in|short notice|phone|reminders?|online|hours|open (?:late|early|on|\w+days?)|walk[- ]ins?|reschedul\w*|insurance|referred|drove|close to|next to|location)\b/,
  ],
  [
    'arrival',
    /\b(?:park(?:ing|ed)?|wait(?:ed|ing|s)?|front desk|receptionist|check(?:ed)?[- ]in|greeted|lobby|on time|first time|seen right away|welcom\w+|paperwork|in and out|early|prompt)\b/,
  ],
  [
    'explanation',
    /\b(?:expla\w+|answer(?:ed|s)?|questions?|walked (?:me|us) through|options|told me what|showed (?:me|us))\b/,
  ],
];

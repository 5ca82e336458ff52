import { loneStatement, sentence } from '../phrases.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** Questions, ratings, thanks and advice: "10/10", "thank you Dr. Lee", "ask for Ana". */
export const exclamations: SetPhrases = [
  [/^(?:can|could|would|do|does|did|is|are|should|who|where) (?:i|you|we|they|it|else)\b/i, asItIs],
  [
    /^(?:an? )?(?:\d{1,3}(?:\.\d)? ?\/ ?\d{1,3}|\d{1,3} out of \d{1,3}|(?:\d|five|four)[- ]stars?|A\+{1,3}|\d{3,4} ?%)$/i,
    asItIs,
  ],
  [
    /^(thanks|thank you|gracias)(?: (so much|again|a lot))? ((?:Dra?|Mrs?|Ms|Nurse|guys|everyone|all|team|\p{Lu}\p{Ll}+)\b\.?.*)$/u,
    (_, [, thanks = '', much, whom = '']) => [
      sentence(`${thanks}${much === undefined ? '' : ` ${much}`}, ${whom}`),
    ],
  ],
  [
    /^(?:such\b|love(?:,? love)+|(?:thanks?|gracias)\b|kudos|bravo|wow|props|shout ?out|hats off|god bless|bless |well done|good job$|nice job$|what an? |rip\b|hello\b|congrat|way to go)/i,
    asItIs,
  ],
  [
    /^(?!check engine|call (?:back|center)|book club|order online)(?:ask for|see|get|go|try|call|bring|tell|don't|do not|make sure|if you|look no|visit|come|stop|book|use|order|check|be sure|say|give|request|hire)\b(?! (?:me|us|my|you|their|above|great)\b)/i,
    asItIs,
  ],
  [
    /^(10\/10|\d+ out of \d+),? ((?:would|will|highly|recommend|best|definitely)\b.*)$/i,
    (_, [, rating = '', rest = '']) => [sentence(`${rating}, ${rest}`)],
  ],
  [
    /^(?:the way|the fact|the little things|how they|how she|how he|how much)\b/i,
    (said) => [loneStatement(`I liked ${said}`)],
  ],
  [
    /^(?:simply |just |truly |literally |absolutely )?(?:the best|the greatest|the worst)(?: of all| around| ever)?$/i,
    (said) => [loneStatement(`they're ${said}`)],
  ],
  [/^\S+ (?:\S+ )?the best \S/i, asItIs],
];

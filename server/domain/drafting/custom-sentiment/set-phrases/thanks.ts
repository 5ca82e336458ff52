import { loneStatement, sentence } from '../phrases.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** Thanks, questions and advice: "thank you Dr. Lee", "ask for Ana", "keep up the good work". */
export const thanks: SetPhrases = [
  {
    example: 'can I give 6 stars?',
    pattern:
      /^(?:can|could|would|do|does|did|is|are|should|who|where) (?:i|you|we|they|it|else)\b/i,
    say: asItIs,
  },
  {
    example: 'thank you Dr. Lee',
    pattern:
      /^(thanks|thank you|gracias)(?: (so much|again|a lot))? ((?:Dra?|Mrs?|Ms|Nurse|guys|everyone|all|team|\p{Lu}\p{Ll}+)\b\.?.*)$/u,
    say: (_, [, thank = '', much, whom = '']) => [
      sentence(`${thank}${much === undefined ? '' : ` ${much}`}, ${whom}`),
    ],
  },
  {
    example: 'thank you for everything',
    pattern:
      /^(?:such\b|love(?:,? love)+|(?:thanks?|gracias)\b|kudos|bravo|wow|props|shout ?out|hats off|god bless|bless |well done|good job$|nice job$|what an? |rip\b|hello\b|congrat|way to go)/i,
    say: asItIs,
  },
  {
    example: 'ask for Denise',
    pattern:
      /^(?!check engine|call (?:back|center)|book club|order online)(?:ask for|see|get|go|try|call|bring|tell|don't|do not|make sure|if you|look no|visit|come|stop|book|use|order|check|be sure|say|give|request|hire)\b(?! (?:me|us|my|you|their|above|great)\b)/i,
    say: asItIs,
  },
  {
    example: 'the way they explained it',
    pattern: /^(?:the way|the fact|the little things|how they|how she|how he|how much)\b/i,
    say: (said) => [loneStatement(`I liked ${said}`)],
  },
  {
    example: 'wish the portal was easier',
    pattern: /^wish\b/i,
    say: (said) => [loneStatement(`I ${said}`)],
  },
  {
    example: 'keep up the good work',
    pattern: /^(?:keep (?:it|up|doing)|service with a smile)\b/i,
    say: asItIs,
  },
];

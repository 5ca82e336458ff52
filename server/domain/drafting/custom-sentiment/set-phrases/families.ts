import { loneStatement, statement } from '../phrases.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** Children, relatives and pets: "cat didn't scratch anyone", "great for kids". */
export const families: SetPhrases = [
  {
    example: 'cat didnt scratch anyone',
    pattern:
      /^(?:baby|toddler|son|daughter|kids?|dogs?|cats?|puppy|pup|husband|hubby|wife|mom|dad|teen) (?:got|had|was|were|didn't|barely|loved?|cried|never|actually|slept|walked|came|went|felt|left|even|fell|wasn't|can|is|are|loves|likes) /i,
    say: (said) => [statement(`my ${said}`)],
  },
  {
    example: 'great for families',
    pattern:
      /^(?:great|good|perfect|ideal|fun) for (?:the )?(?:families|kids|couples|groups|seniors|beginners|teens|children|adults|everyone)\b/i,
    say: (said) => [statement(`it's ${said}`)],
  },
  {
    example: 'great for my lower back pain',
    pattern: /^(?:great|good|perfect|amazing|awesome) for (?:my|our)\b/i,
    say: (said) => [statement(`it {was} ${said}`)],
  },
  {
    example: 'perfect for long runs',
    pattern: /^(?:great|good|perfect|ideal|fun) for (?!(?:the|what)\b)/i,
    say: asItIs,
  },
  {
    example: 'whole family goes here',
    pattern: /^((?:whole|entire) family goes)(?: (here|there))?$/i,
    say: (_, [, who = '', where = 'here']) => [statement(`my ${who} ${where}`)],
  },
  {
    example: 'whole family goes here, 12 years',
    pattern: /^((?:whole|entire) family) goes (?:here|there),? (?:for )?(\d+ \S+)$/i,
    say: (_, [, who = '', long = '']) => [
      loneStatement(`my ${who.toLowerCase()} goes here and has for ${long}`),
    ],
  },
  {
    example: 'patient teaching my teen contacts',
    pattern:
      /^(?:so |very |really )?(?:patient|careful|helpful|good|great|gentle) (?:when |while )?\p{L}+ing \p{L}+/iu,
    say: (said) => [statement(`they {were} ${said}`)],
  },
  {
    example: 'real animal people',
    pattern:
      /^(?:(?:total|real|true|definitely) )?(?:cat|dog|animal|horse|kid) (?:people|lovers)(?: for sure)?$/i,
    say: (said) => [loneStatement(`they're ${said}`)],
  },
];

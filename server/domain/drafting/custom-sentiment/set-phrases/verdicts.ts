import { loneStatement, sentence, statement } from '../phrases.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** Verdicts: "10/10", "worth every penny", "simply the best". */
export const verdicts: SetPhrases = [
  {
    example: '10/10',
    pattern:
      /^(?:an? )?(?:\d{1,3}(?:\.\d)? ?\/ ?\d{1,3}|\d{1,3} out of \d{1,3}|(?:\d|five|four)[- ]stars?|A\+{1,3}|\d{3,4} ?%)$/i,
    say: asItIs,
  },
  {
    example: 'simply the best',
    pattern:
      /^(?:simply |just |truly |literally |absolutely )?(?:the best|the greatest|the worst)(?: of all| around| ever)?$/i,
    say: (said) => [loneStatement(`they're ${said}`)],
  },
  {
    example: 'Maria is the best hygienist',
    pattern: /^\S+ (?:\S+ )?the best \S/i,
    say: asItIs,
  },
  {
    example: 'high quality',
    pattern: /^high[- ]quality$/i,
    say: (said) => [statement(`everything {was} ${said}`)],
  },
  {
    example: "chef's kiss",
    pattern: /^(?:not too bad|all good|so far so good|chef's kiss|slay|bring on)$/i,
    say: asItIs,
  },
  {
    example: 'not worth the money',
    pattern: /^(?:not|never|hardly|barely) worth\b/i,
    say: (said) => [statement(`it {was} ${said}`)],
  },
  {
    example: 'worth every penny',
    pattern: /^(?:(?:well|totally|so|definitely|absolutely) )?worth\b/i,
    say: (said) => [statement(`it {was} ${said}`), sentence(said, 5)],
  },
  {
    example: 'everything about this place',
    pattern: /^everything about\b/i,
    say: (said) => [statement(`I liked ${said}`)],
  },
  {
    example: 'room for improvement',
    pattern: /^(?:room for improvement|waste of (?:time|money)|total waste\b.*)$/i,
    say: asItIs,
  },
  {
    example: "can't complain",
    pattern: /^(?:can't|cant|cannot|couldn't) (?:complain|beat)/i,
    say: (said) => [loneStatement(`I ${said}`), sentence(said, 6)],
  },
  {
    example: 'everything',
    pattern: /^everything$/i,
    say: () => [statement('everything {was} great')],
  },
  {
    example: 'all of it',
    pattern: /^all of it$/i,
    say: (said) => [statement(`I liked ${said}`)],
  },
  {
    example: 'second to none',
    pattern: /^(?:second to none|top notch|top-notch|on point)$/i,
    say: (said) => [statement(`they {were} ${said}`), statement(`everything {was} ${said}`)],
  },
  {
    example: 'the GOAT',
    pattern: /^(?:(?:the|a) )?(?:goat)$/i,
    say: () => [statement("they're the GOAT")],
  },
  {
    example: 'hidden gem',
    pattern:
      /^(?:hidden gem|lifesavers?|life saver|game changer|one stop shop|breath of fresh air)$/i,
    say: asItIs,
  },
  {
    example: 'a lifesaver',
    pattern: /^(?:a )?(?:lifesaver|godsend|blessing|gem)$/i,
    say: (said) => [statement(`they {were} ${said.startsWith('a ') ? said : `a ${said}`}`)],
  },
];

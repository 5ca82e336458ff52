import { loneStatement, sentence, statement } from '../phrases.ts';
import type { SetPhrases } from './set-phrases.ts';

/** Returning: "I'll be coming back", "been coming for 10 years". */
export const comingBack: SetPhrases = [
  {
    example: 'my new go-to',
    pattern: /^my (?:new )?(?:go-to|favorite|happy place|safe place)\b/i,
    say: (said) => [sentence(said), statement(`it's ${said}`, 8)],
  },
  {
    example: 'will be coming back',
    pattern: /^will be coming back\b/i,
    say: (said) => [loneStatement(`I ${said}`)],
  },
  {
    example: "i'll be coming back",
    pattern: /^i'll be coming back\b/i,
    say: (said) => [loneStatement(said)],
  },
  {
    example: 'definitely coming back',
    pattern: /^(?:definitely )?coming back\b/i,
    say: (said) => [loneStatement(`I'm ${said}`)],
  },
  {
    example: 'coming here for 10 years',
    pattern:
      /^(still |been )?(?:going|coming)(?: (?:here|there))? (?:since|for|over|almost|\d+)\b/i,
    say: (said, [, first = '']) =>
      /^still/i.test(first)
        ? [sentence(said)]
        : [loneStatement(`I've been ${said.replace(/^been /, '')}`)],
  },
  {
    example: 'been a patient for years',
    pattern: /^been (?:going|coming|a|here)\b/i,
    say: (said) => [loneStatement(`I've ${said}`)],
  },
  {
    example: 'still smiling',
    pattern: /^(?:still|just) (?:\w+ing)\b/i,
    say: (said) => [loneStatement(`I'm ${said}`)],
  },
];

import { loneStatement, statement } from '../phrases.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** Which visit it was: "first time here", "my son's first haircut". */
export const thisVisit: SetPhrases = [
  {
    example: 'long time patient',
    pattern: /^long[- ]?time (?:doctor|dentist|vet|patient|client|customer|provider)$/i,
    say: asItIs,
  },
  {
    example: "my boy's last visit",
    pattern:
      /^(?:my|our) \S+ (?:first|last|second) (?:visit|appointment|time|haircut|cleaning|checkup|exam|shots?|trim)\b/i,
    say: (said) => [loneStatement(`it was ${said}`)],
  },
  {
    example: 'first visit and i wasnt scared',
    pattern: /^(?:my )?first (?:visit|time) (?:and|but) (?:i|they|it|everyone)\b/i,
    say: (said) => [loneStatement(`it was my ${said.replace(/^my /i, '')}`)],
  },
  {
    example: 'first time here',
    pattern:
      /^(?:first|second|third|fourth) (?:time|visit)(?: (?:here|there|in|at|with|getting|trying|to)\b.*)?$/i,
    say: (said) => [statement(`it was my ${said}`)],
  },
  {
    example: 'happy customer',
    pattern:
      /^(?:new|happy|satisfied|proud|very happy|first time|first-time|longtime|long time|regular|returning|loyal|third generation) (?:patient|customer|client|member|guest)(?: here)?$/i,
    say: (said) => [statement(`I'm a ${said}`)],
  },
  {
    example: 'just moved here',
    pattern: /^just (?:moved|had|got)\b/i,
    say: (said) => [loneStatement(`I ${said}`)],
  },
];

import { sentence } from '../phrases.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** Several phrases in one, said as they were typed: "free consult, no pressure". */
export const asTyped: SetPhrases = [
  {
    example: 'no chit chat which I love',
    pattern: /^(no .+?),? (which i (?:love|like|appreciate)d?)$/i,
    say: (_, [, what = '', which = '']) => [sentence(`${what}, ${which.replace(/\bi\b/, 'I')}`)],
  },
  {
    example: 'free consult no pressure',
    pattern:
      /^((?:free|quick|easy|great|good|fair|low|honest) (?!.*\b(?:with|and|but|or)\b)\S+(?: \S+)?) (no \S+(?: \S+)?)$/i,
    say: (_, [, one = '', other = '']) => [sentence(`${one}, ${other}`)],
  },
  {
    example: 'nail trim no drama',
    pattern:
      /^((?:\S+ ){1,2}\S*[^\s,]) (no (?:drama|hassle|fuss|stress|tears|problem|problems|issues|sweat|questions asked))$/i,
    say: (_, [, what = '', rest = '']) => [sentence(`${what}, ${rest}`)],
  },
  {
    example: 'but doctor was very good',
    pattern: /^but (?:the )?((?:doctor|nurse|staff|dentist|care|service|food|wait|office)\b.*)$/i,
    say: (_, [, what = '']) => [sentence(`but the ${what}`)],
  },
  {
    example: 'treats treats treats',
    pattern: /^(\p{L}+)(?: \1)+$/iu,
    say: asItIs,
  },
];

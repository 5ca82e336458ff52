import { capitalize } from '../../writer/punctuation.ts';
import { feeling, habit, loneStatement, sentence, statement } from '../phrases.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** What people say of how they are, and of what a business offers: "feeling stronger", "one-on-one", "in network". */
export const generalPhrases: SetPhrases = [
  [
    /^(?:definitely |finally |already |slowly )?(?:getting|feeling|seeing|sleeping|healing) (?:stronger|better|healthier|results|progress|so much|much|a lot)\b/i,
    (said) => [loneStatement(`I'm ${said}`)],
  ],
  [
    /^(?:got )?(?:a )?(text|call)s? when (.*)$/i,
    (_, [, what = '', rest = '']) => [
      /\b(?:was|were)\b/.test(rest)
        ? feeling(`got a ${what.toLowerCase()} when ${rest}`)
        : habit(`${what.toLowerCase()} you when ${rest.replace(/\bits\b/, "it's")}`),
    ],
  ],
  [
    /^(?:great|good|perfect|ideal|fun) for (?:the )?(?:families|kids|couples|groups|seniors|beginners|teens|children|adults|everyone)\b/i,
    (said) => [statement(`it's ${said}`)],
  ],
  [
    /^(?:great|good|perfect|amazing|awesome) for (?:my|our)\b/i,
    (said) => [statement(`it {was} ${said}`)],
  ],
  [/^(?:great|good|perfect|ideal|fun) for (?!(?:the|what)\b)/i, asItIs],
  [
    /^((?:whole|entire) family goes)(?: (here|there))?$/i,
    (_, [, who = '', where = 'there']) => [statement(`my ${who} ${where}`)],
  ],
  [
    /^((?:whole|entire) family) goes (?:here|there),? (?:for )?(\d+ \S+)$/i,
    (_, [, who = '', long = '']) => [
      loneStatement(`my ${who.toLowerCase()} goes there and has for ${long}`),
    ],
  ],
  [/^real results$/i, (said) => [feeling(`got ${said}`)]],
  [/^back (?:feels|felt) /i, (said) => [statement(`my ${said}`)]],
  [
    /^(finally|really|actually|now) (can|could) (.+)$/i,
    (_, [, adverb = '', modal = '', rest = '']) => [
      loneStatement(`I ${modal} ${adverb.toLowerCase()} ${rest}`),
    ],
  ],
  [
    /^((?:free|quick|easy|great|good|fair|low|honest) (?!.*\b(?:with|and|but|or)\b)\S+(?: \S+)?) (no \S+(?: \S+)?)$/i,
    (_, [, one = '', other = '']) => [sentence(`${one}, ${other}`)],
  ],
  [
    /^(?:my )?(\S+(?: \S+){0,2}s) all (answered|done|fixed|handled|explained|ready)$/i,
    (_, [, what = '', done = '']) => [statement(`my ${what} {were} all ${done}`)],
  ],
  [/^(?!being|coming|going)\p{L}+ing again$/iu, (said) => [loneStatement(`I'm ${said}`)]],
  [
    /^(walked in (?:\S+ )+?)(walked out .+)$/i,
    (_, [, start = '', end = '']) => [loneStatement(`I ${start}and ${end}`)],
  ],
  [/^(?:real talk\b|all .* welcome$)/i, asItIs],
  [/^long[- ]?time (?:doctor|dentist|vet|patient|client|customer|provider)$/i, asItIs],
  [/^(\S+) finally (?:fits?|works?)\b/i, (said) => [statement(`my ${said}`)]],
  [/^one[- ]on[- ]one\b.*,/i, asItIs],
  [/^one[- ]on[- ]one\b/i, (said) => [statement(`it {was} ${said}`)]],
  [
    /^(?:the )?(same (?:\S+ ){1,2}(?:every|each) (?:time|visit|week|single time))$/i,
    (_, [, same = '']) => [feeling(`had the ${same}`)],
  ],
  [
    /^(?:exactly|just) like the (?:pic|picture|photo|image|inspo)\w*\b/i,
    (said) => [loneStatement(`it came out ${said}`)],
  ],
  [/^half (?:what|the price)\b/i, (said) => [statement(`it {was} ${said}`)]],
  [
    /^with (?:me|us) (?:the whole|til|till|until|every|through|at)\b/i,
    (said) => [loneStatement(`they were ${said}`)],
  ],
  [/^all[- ](\S+) (?:staff|team)$/i, (said) => [loneStatement(`it's an ${said}`)]],
  [/^in[- ]network\b/i, (said) => [statement(`they're ${said}`)]],
  [/^(\S+) accepted$/i, (_, [, what = '']) => [habit(`accept ${what}`)]],
  [
    /^(?:\S+ ){0,2}(?:certified|licensed|accredited)$/i,
    (said) => [loneStatement(`they're ${said}`)],
  ],
  [
    /^(?:my )?confidence (?:is )?(through the roof|way up|back)$/i,
    (_, [, how = '']) => [loneStatement(`my confidence is ${how}`)],
  ],
  [/^(?:is |are |was |were )?never out of\b/i, (said) => [loneStatement(`they're ${said}`)]],
  [/^(?:hot )?stones$|^(?:essential )?oils$/i, (said) => [sentence(said)]],
  [/^feel (?:(?:so|very|really|always) )?\p{L}+$/iu, (said) => [loneStatement(`I ${said}`)]],
  [
    /^(\p{L}+)[- ]speaking(?: staff)?$/iu,
    (_, [, language = '']) => [habit(`speak ${capitalize(language)}`)],
  ],
  [
    /^(?:so |very |really )?(?:patient|careful|helpful|good|great|gentle) (?:when |while )?\p{L}+ing \p{L}+/iu,
    (said) => [statement(`they {were} ${said}`)],
  ],
];

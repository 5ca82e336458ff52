import { articleFor } from '../noun-phrase.ts';
import { habit, loneStatement, statement } from '../phrases.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** Prices: "$35", "pricey but worth it", "under budget". */
export const prices: SetPhrases = [
  {
    example: 'pricey but they do payments',
    pattern: /^(?:(?:a (?:little|bit|lil)|kinda|pretty) )?(?:pricey|expensive) but (?:they|it)\b/i,
    say: (said) => [loneStatement(`it's ${said}`)],
  },
  {
    example: 'a bit pricey but honest',
    pattern:
      /^(?:a (?:little|bit|lil) )?(?:pricey|expensive) but (?:honest|fair|good|great|thorough|kind)$/i,
    say: (said) => [loneStatement(`they're ${said}`)],
  },
  {
    example: 'pricey but worth it',
    pattern: /^(?:a (?:little|bit) )?(?:pricey|expensive) but worth\b/i,
    say: asItIs,
  },
  {
    example: 'a little expensive',
    pattern: /^a (?:lil|little|bit|tad) (?:bit )?(?:pricey|expensive|far)$/i,
    say: (said) => [statement(`it {was} ${said}`)],
  },
  {
    example: 'covered by insurance',
    pattern: /^covered by (?:my )?insurance$/i,
    say: (said) => [statement(`it {was} ${said}`)],
  },
  {
    example: 'copay was reasonable',
    pattern: /^(copay|co-pay|bill|cost|price|estimate|quote) (?:was|is|adds) /i,
    say: (said) => [statement(`the ${said.replace(/\bbut (?=worth\b)/, "but it's ")}`)],
  },
  {
    example: 'half the price of my old dentist',
    pattern: /^half (?:what|the price)\b/i,
    say: (said) => [statement(`it {was} ${said}`)],
  },
  {
    example: '$45 adjustment no insurance needed',
    pattern: /^(\$\d+(?:\.\d\d)?) (\D+?),? (no .+ (?:needed|required))$/i,
    say: (_, [, price = '', what = '', rest = '']) => [
      loneStatement(`it {was} ${price} for ${articleFor(what)}${what}, ${rest}`),
    ],
  },
  {
    example: '$60 cut & blowout fair price',
    pattern:
      /^(\$\d+(?:\.\d\d)? \D+?),? (?:is |was )?(?:an? )?((?:very |really )?(?:fair|good|great|reasonable) price)$/i,
    say: (_, [, what = '', price = '']) => [loneStatement(`the ${what} {was} a ${price}`)],
  },
  {
    example: 'only $35 for a haircut',
    pattern: /^(?:(?:only|just) \$\d|\$\d+(?:\.\d\d)?$)/i,
    say: (said) => [statement(`it {was} ${said}`)],
  },
  {
    example: 'under budget',
    pattern: /^(?:under|below|within) (?:the |my |our )?(?:estimate|quote|budget)$/i,
    say: (said) => [statement(`it {was} ${said}`)],
  },
  {
    example: 'low-cost vaccines',
    pattern: /^low[- ]cost \S+s$/i,
    say: (said) => [habit(`have ${said}`)],
  },
];

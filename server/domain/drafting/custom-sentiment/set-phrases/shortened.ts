import { action, feeling, habit, loneStatement, sentence, statement } from '../phrases.ts';
import { rephraseAdjectives } from '../rephrase-adjectives.ts';
import { tokenize } from '../tokenized-text.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** Phrases without their subject: "above and beyond", "in and out", "open late". */
export const shortenedPhrases: SetPhrases = [
  [
    /^(?:my )?first (?:visit|time) (?:and|but) (?:i|they|it|everyone)\b/i,
    (said) => [loneStatement(`it was my ${said.replace(/^my /i, '')}`)],
  ],
  // "Treats treats treats"
  [/^(\p{L}+)(?: \1)+$/iu, asItIs],
  [/^passed (?:the|my|our) .*(?:test|challenge|exam|inspection|screening)$/i, asItIs],
  [
    /^(?:(?:total|real|true|definitely) )?(?:cat|dog|animal|horse|kid) (?:people|lovers)(?: for sure)?$/i,
    (said) => [loneStatement(`they're ${said}`)],
  ],
  [
    /^finally (?:know|can|feel|have|understand|see|sleep|breathe|found)\b/i,
    (said) => [loneStatement(`I ${said}`)],
  ],
  [/^(?:they )?saved my life$/i, () => [loneStatement('they saved my life')]],
  [
    /^(\p{L}+), ((?:didn't|don't|never) .+)$/iu,
    (said, [, quality = '', denied = '']) =>
      rephraseAdjectives(tokenize(quality)) === undefined
        ? [sentence(said)]
        : [loneStatement(`they were ${quality} and ${denied}`)],
  ],
  // "clean, doesnt smell"
  [
    /^(clean|small|big|old|new|bright|cozy|quiet|modern), ((?:doesn't|isn't) .+)$/i,
    (_, [, quality = '', denied = '']) => [
      loneStatement(`the place is ${quality.toLowerCase()} and ${denied}`),
    ],
  ],
  [/^(?:a (?:little|bit) )?(?:pricey|expensive) but worth\b/i, asItIs],
  [/^above and beyond$/i, (said) => [action(`went ${said}`)]],
  [
    /^(?:like|part of the) family$/i,
    (said) => [feeling(`was treated ${said.replace(/^part/, 'like part')}`)],
  ],
  [/^like an? /i, (said) => [feeling(`felt ${said}`)]],
  [/^(?:like|as) (?:home|\S+ing\b)/i, (said) => [statement(`it felt ${said}`)]],
  [
    /^attention to detail$/i,
    (said) => [action(`paid ${said}`), statement(`I appreciated their ${said}`)],
  ],
  [/^peace of mind$/i, (said) => [action(`gave me ${said}`)]],
  [/^(?:quick|fast|easy) in,? (?:and )?(?:quick |fast |easy )?out$/i, asItIs],
  [/^(?:super|very|really|so) (?:fast|quick) in and out$/i, asItIs],
  [
    /^in and out (?:(?:in|within|of there|under|so|very|really|super|pretty|about|less than|no|an?|\d+) ?)+(?:minutes?|min|hours?|time|flash|jiffy|fast|quick\w*)?$/i,
    (said) => [feeling(`was ${said}`)],
  ],
  [/^in and out\b/i, asItIs],
  [
    /^(?:always|usually) (?:right )?on (?:time|schedule)$/i,
    (said) => [statement(`they're ${said}`)],
  ],
  [
    /^(?:running )?(?:right )?on time$/i,
    (said) => [{ kind: 'adjective', text: said, attributive: false, gradable: false, weight: 10 }],
  ],
  [/^(?:worth)\b/i, (said) => [statement(`it {was} ${said}`), sentence(said, 5)]],
  [
    /^(?:well|totally|so|definitely|absolutely) worth\b/i,
    (said) => [statement(`it {was} ${said}`), sentence(said, 5)],
  ],
  [
    /^(?:highly|would|definitely|strongly|100%) (?:\S+ )?recommend(?:ed)?$/i,
    (said) => [said.endsWith('ed') ? sentence(said) : loneStatement(`I ${said} them`)],
  ],
  [
    /^recommend(?: (?:them|this place))?$/i,
    (said) => [loneStatement(`I ${said}${said === 'recommend' ? ' them' : ''}`)],
  ],
  [/^will be coming back\b/i, (said) => [loneStatement(`I ${said}`)]],
  [/^i'll be coming back\b/i, (said) => [loneStatement(said)]],
  [/^(?:definitely )?coming back\b/i, (said) => [loneStatement(`I'm ${said}`)]],
  [
    /^(still |been )?(?:going|coming)(?: (?:here|there))? (?:since|for|over|almost|\d+)\b/i,
    (said, [, first = '']) =>
      /^still/i.test(first)
        ? [sentence(said)]
        : [loneStatement(`I've been ${said.replace(/^been /, '')}`)],
  ],
  [/^(?:still|just) (?:\w+ing)\b/i, (said) => [loneStatement(`I'm ${said}`)]],
  [/^just (?:moved|had|got)\b/i, (said) => [loneStatement(`I ${said}`)]],
  [/^been (?:going|coming|a|here)\b/i, (said) => [loneStatement(`I've ${said}`)]],
  [/^(?:close|near|next) to (?:home|work|my)\b/i, (said) => [statement(`it's ${said}`)]],
  [
    /^(?:close to|next to|near|right by|walking distance|across from|convenient to|around the corner)\b/i,
    (said) => [statement(`they're ${said}`)],
  ],
  [
    /^open (?:late|early|on|till?|until|sundays?|saturdays?|weekends|24|seven|7|evenings|all)/i,
    (said) => [statement(`they're ${said}`)],
  ],
  [
    /^(?:first|second|third|fourth) (?:time|visit)(?: (?:here|there|in|at|with|getting|trying|to)\b.*)?$/i,
    (said) => [statement(`it was my ${said}`)],
  ],
  [
    /^(?:new|happy|satisfied|proud|very happy|first time|first-time|longtime|long time|regular|returning|loyal|third generation) (?:patient|customer|client|member|guest)(?: here)?$/i,
    (said) => [statement(`I'm a ${said}`)],
  ],
  [/^(?:only|just) \$\d/i, (said) => [statement(`it was ${said}`)]],
  [
    /^(?:under|about|less than|only|over) (?:an? |\d+ )?(?:hour|minutes?|hours|day|week)s?$/i,
    (said) => [statement(`it took ${said}`)],
  ],
  [
    /^(?:can't|cant|cannot|couldn't) (?:complain|beat)/i,
    (said) => [loneStatement(`I ${said}`), sentence(said, 6)],
  ],
  [/^down (?:\d+|one|two|three|four|five|a) /i, (said) => [loneStatement(`I'm ${said}`)]],
  [/^everything$/i, () => [statement('everything {was} great')]],
  [/^all of it$/i, (said) => [statement(`I liked ${said}`)]],
  [/^(?:no judge?ment zone)$/i, (said) => [statement(`it's a ${said}`)]],
  [
    /^(?:second to none|top notch|top-notch|on point)$/i,
    (said) => [statement(`they {were} ${said}`), statement(`everything {was} ${said}`)],
  ],
  [/^(?:(?:the|a) )?(?:goat)$/i, () => [statement("they're the GOAT")]],
  [
    /^(?:hidden gem|lifesavers?|life saver|game changer|one stop shop|breath of fresh air)$/i,
    asItIs,
  ],
  [
    /^(?:a )?(?:lifesaver|godsend|blessing|gem)$/i,
    (said) => [statement(`they {were} ${said.startsWith('a ') ? said : `a ${said}`}`)],
  ],
  [/^can-?do attitude$/i, (said) => [habit(`have a ${said}`)]],
];

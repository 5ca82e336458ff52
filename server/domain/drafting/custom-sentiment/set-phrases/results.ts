import { isNoun } from '../lexicon/known-words.ts';
import { be, isPluralNoun } from '../noun-phrase.ts';
import { action, feeling, loneStatement, sentence, statement } from '../phrases.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** Results: "braces off early", "labs back the next day", "knots are gone". */
export const results: SetPhrases = [
  {
    example: 'headaches are gone',
    pattern:
      /^(?:headaches?|migraines?|(?:\p{L}+ )?pain|rash|acne|toothache) (?:is|are) (?!in\b).+$/iu,
    say: (said) => [statement(`my ${said}`)],
  },
  {
    example: 'xrays same day',
    pattern: /^x-rays (?:the )?same day$/i,
    say: (said) => [feeling(`got my ${said}`)],
  },
  {
    example: 'results next day on the portal',
    pattern: /^(?:my )?((?:\S+ )?results) (?:the )?(next|same) day (on \S.*)$/i,
    say: (_, [, what = '', when = '', where = '']) => [
      feeling(`got my ${what} the ${when} day ${where}`),
    ],
  },
  {
    example: 'broken wrist splinted right there',
    pattern:
      /^(?:my )?((?:broken|sprained|cut|infected|injured|bad|cracked|chipped) \S+) (?:was |got )?((?:splinted|stitched|wrapped|cleaned|treated|set|fixed|taken care of)\b.*)$/i,
    say: (_, [, what = '', done = '']) => [statement(`my ${what.toLowerCase()} {was} ${done}`)],
  },
  {
    example: 'hardly see the scar',
    pattern: /^(?:can |could )?((?:hardly|barely) (?:see|notice|feel|tell|hear) .+)$/i,
    say: (_, [, what = '']) => [loneStatement(`you can ${what}`)],
  },
  {
    example: 'straight teeth!!',
    pattern: /^(straight|white|clean|healthy) teeth(!?)!*$/i,
    say: (_, [, how = '', end = '']) => [sentence(`My teeth are ${how.toLowerCase()}${end}`)],
  },
  {
    example: 'done 4 months early!',
    pattern: /^done (?:\d+|a|one|two|three) (?:days?|weeks?|months?) early(!?)$/i,
    say: (said) => [sentence(`I was ${said.toLowerCase()}`)],
  },
  {
    example: 'ready when they said',
    pattern: /^ready (?:when|by|before) /i,
    say: (said) => [statement(`it {was} ${said}`)],
  },
  {
    example: 'quick blood work results',
    pattern: /^(quick|fast) ((?:\S+ ){0,2}results)$/i,
    say: (_, [, how = '', what = '']) => [
      statement(`the ${what} came back ${/quick/i.test(how) ? 'quickly' : 'fast'}`),
    ],
  },
  {
    example: 'labs back next day',
    pattern:
      /^(?:my )?(results|labs|lab results|test results) (?:back )?(?:the )?(next|same) day$/i,
    say: (said) => [
      feeling(
        `got my ${said.replace(/^my /i, '').replace(/(?<!the) (?=(?:next|same) day)/, ' the ')}`,
      ),
    ],
  },
  {
    example: 'labs back in 2 days',
    pattern: /^(?:my )?(labs?|results?|lab results|test results|bloodwork) back (\S.*)$/i,
    say: (_, [, what = '', rest = '']) => [statement(`my ${what} {were} back ${rest}`)],
  },
  {
    example: 'strep test back in 10 mins',
    pattern: /^(?:my )?(\S+ test) (?:results )?back (\S.*)$/i,
    say: (_, [, what = '', rest = '']) => [statement(`my ${what} {was} back ${rest}`)],
  },
  {
    example: 'xray done right there',
    pattern:
      /^(?:my )?(x-rays?|mri|ct scan|ultrasound|labs|blood ?work) (?:was |were )?(done \S.*)$/i,
    say: (_, [, what = '', rest = '']) => [feeling(`got my ${what} ${rest}`)],
  },
  {
    example: 'got braces off early',
    pattern:
      /^(?:got )?(?:my )?(cast|braces|stitches|boot|splint|retainer|glasses) (off|out|in|on)( (?:early|\d+ \S+ early|on time|today|fast|ahead of schedule|quickly|in \S.*))?$/i,
    say: (_, [, what = '', where = '', when = '']) => [feeling(`got my ${what} ${where}${when}`)],
  },
  {
    example: 'glasses ready in 4 days',
    pattern:
      /^(?:my )?((?:\S+ )?(?:glasses|contacts|lenses|crown|dentures|retainer|prescription|car|truck)) ready( .*)?$/i,
    say: (_, [, what = '', when = '']) => [statement(`my ${what} ${be(what)} ready${when}`)],
  },
  {
    example: 'wisdom teeth out, no swelling',
    pattern:
      /^(?:got )?(?:my )?((?:wisdom )?(?:teeth|tooth)|tonsils|stitches|staples) out, (no .+)$/i,
    say: (_, [, what = '', rest = '']) => [
      loneStatement(`I got my ${what.toLowerCase()} out, ${rest}`),
    ],
  },
  {
    example: 'real results',
    pattern: /^real results$/i,
    say: (said) => [feeling(`got ${said}`)],
  },
  {
    example: 'questions all answered',
    pattern: /^(?:my )?(\S+(?: \S+){0,2}s) all (answered|done|fixed|handled|explained|ready)$/i,
    say: (_, [, what = '', done = '']) => [statement(`my ${what} {were} all ${done}`)],
  },
  {
    example: 'glasses finally fit',
    pattern: /^(\S+) finally (?:fits?|works?)\b/i,
    say: (said) => [statement(`my ${said}`)],
  },
  {
    example: 'hot flashes under control',
    pattern: /^((?:\S+ )?\S+s) (?:are )?under control$/i,
    say: (_, [, what = '']) => [loneStatement(`my ${what} are under control`)],
  },
  {
    example: 'pcos diagnosis after yrs of asking',
    pattern: /^(?:\S+ )?diagnosis (?:after|in|within) /i,
    say: (said) => [feeling(`got a ${said}`)],
  },
  {
    example: 'tongue tie fixed',
    pattern:
      /^(?!.*\b(?:got|was|were|is|had|get)\b)((?:my )?\S+ \S+) (fixed|handled|resolved|sorted)$/i,
    say: (_, [, what = '', done = '']) =>
      isNoun(what.split(' ').at(-1) ?? '') && !isPluralNoun(what)
        ? [action(`got ${what.startsWith('my ') ? '' : 'the '}${what} ${done}`)]
        : [],
  },
  {
    example: 'knots are gone',
    pattern: /^(knots|spots|bumps|stains|wrinkles|headaches|cramps) (?:are|were) /i,
    say: (said) => [statement(`the ${said}`)],
  },
  {
    example: 'exactly like the picture',
    pattern: /^(?:exactly|just) like the (?:pic|picture|photo|image|inspo)\w*\b/i,
    say: (said) => [loneStatement(`it came out ${said}`)],
  },
  {
    example: 'confidence through the roof',
    pattern: /^(?:my )?confidence (?:is )?(through the roof|way up|back)$/i,
    say: (_, [, how = '']) => [loneStatement(`my confidence is ${how}`)],
  },
  {
    example: 'less pain already',
    pattern: /^less \S+(?: (?:already|now|today))?$/i,
    say: (said) => [loneStatement(`I have ${said}`)],
  },
  {
    example: 'sciatica relief',
    pattern: /^(?:\S+ ){0,2}relief$/i,
    say: (said) => [feeling(`got ${said}`)],
  },
  {
    example: 'passed the peanut challenge',
    pattern: /^passed (?:the|my|our) .*(?:test|challenge|exam|inspection|screening)$/i,
    say: asItIs,
  },
];

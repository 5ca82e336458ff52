import { action, feeling, habit, loneStatement, sentence, statement } from '../phrases.ts';
import { articleFor, be } from '../noun-phrase.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** Times, prices and results: "done in an hour", "braces off early", "back at work". */
export const timesAndResults: SetPhrases = [
  // "$45 adjustment no insurance needed", "$60 cut & blowout fair price"
  [
    /^(\$\d+(?:\.\d\d)?) (\D+?),? (no .+ (?:needed|required))$/i,
    (_, [, price = '', what = '', rest = '']) => [
      loneStatement(`it {was} ${price} for ${articleFor(what)}${what}, ${rest}`),
    ],
  ],
  [
    /^(\$\d+(?:\.\d\d)? \D+?),? (?:is |was )?(?:an? )?((?:very |really )?(?:fair|good|great|reasonable) price)$/i,
    (_, [, what = '', price = '']) => [loneStatement(`the ${what} {was} a ${price}`)],
  ],
  [
    /^(quick|fast) ((?:\S+ ){0,2}results)$/i,
    (_, [, how = '', what = '']) => [
      statement(`the ${what} came back ${/quick/i.test(how) ? 'quickly' : 'fast'}`),
    ],
  ],
  [/^(?:only |just )?\$\d+(?:\.\d\d)?$/i, (said) => [statement(`it {was} ${said}`)]],
  [
    /^(?:home|out|back home|back at work) (?:in|by|within|before)\b/i,
    (said) => [feeling(`was ${said}`)],
  ],
  [
    /^(?:a |the |my )?full (?:\d+|hour)\b/i,
    (said) => [feeling(`got ${/^(?:a|the|my) /.test(said) ? said : `the ${said}`}`)],
  ],
  [/^(?:\d+|an|one|half an) (?:minutes?|hours?) total$/i, (said) => [statement(`it took ${said}`)]],
  [/^(?:right )?on schedule$/i, (said) => [statement(`everything {was} ${said}`)]],
  [
    /^(?:under|below|within) (?:the |my |our )?(?:estimate|quote|budget)$/i,
    (said) => [statement(`it {was} ${said}`)],
  ],
  [
    /^(?:my )?(results|labs|lab results|test results) (?:back )?(?:the )?(next|same) day$/i,
    (said) => [
      feeling(
        `got my ${said.replace(/^my /i, '').replace(/(?<!the) (?=(?:next|same) day)/, ' the ')}`,
      ),
    ],
  ],
  [
    /^(?:my )?(labs?|results?|lab results|test results|bloodwork) back (\S.*)$/i,
    (_, [, what = '', rest = '']) => [statement(`my ${what} {were} back ${rest}`)],
  ],
  [
    /^(?:my )?(\S+ test) (?:results )?back (\S.*)$/i,
    (_, [, what = '', rest = '']) => [statement(`my ${what} {was} back ${rest}`)],
  ],
  [
    /^(?:my )?(x-rays?|mri|ct scan|ultrasound|labs|blood ?work) (?:was |were )?(done \S.*)$/i,
    (_, [, what = '', rest = '']) => [feeling(`got my ${what} ${rest}`)],
  ],
  [
    /^(?:got )?(?:my )?(cast|braces|stitches|boot|splint|retainer|glasses) (off|out|in|on)( (?:early|\d+ \S+ early|on time|today|fast|ahead of schedule|quickly|in \S.*))?$/i,
    (_, [, what = '', where = '', when = '']) => [feeling(`got my ${what} ${where}${when}`)],
  ],
  [
    /^(?:my )?((?:\S+ )?(?:glasses|contacts|lenses|crown|dentures|retainer|prescription|car|truck)) ready( .*)?$/i,
    (_, [, what = '', when = '']) => [statement(`my ${what} ${be(what)} ready${when}`)],
  ],
  [
    /^(?:a )?(?:last[- ]minute|short[- ]notice) (?:appointment|opening|visit|booking)$/i,
    (said) => [feeling(`got ${said.startsWith('a ') ? said : `a ${said}`}`)],
  ],
  [/^back to \S+ in \d/i, (said) => [feeling(`was ${said}`)]],
  [
    /^back (?:to (?:\S+ing|normal|work|golf|the gym|my|life|school|sports|yoga|full)|at (?:work|it|the gym)|on my feet|in the gym)\b/i,
    (said) => [loneStatement(`I'm ${said}`)],
  ],
  [
    /^(?:(?:early|late) )(?:am |pm |morning |evening )?(?:appointments|hours) (?:before|after|for|on)\b/i,
    (said) => [habit(`have ${said}`)],
  ],
  [
    /^(?:got )?(?:my )?((?:wisdom )?(?:teeth|tooth)|tonsils|stitches|staples) out, (no .+)$/i,
    (_, [, what = '', rest = '']) => [loneStatement(`I got my ${what.toLowerCase()} out, ${rest}`)],
  ],
  [
    /^(?:(?:early|late|morning|evening|night|weekend|saturday|sunday|after[- ]hours|same[- ]day) )+(?:appointments|hours)$/i,
    (said) => [habit(`have ${said}`)],
  ],
  [
    /^(?:a )?(?:good|great|perfect) (?:match|fit) for\b/i,
    (said) => [loneStatement(`they're ${said.startsWith('a ') ? said : `a ${said}`}`)],
  ],
  [/^low[- ]cost \S+s$/i, (said) => [habit(`have ${said}`)]],
  [/^step by step$/i, (said) => [action(`went ${said}`)]],
  [/^plain English$/i, (said) => [action(`used ${said}`)]],
  [/^(?:a )?straight shooters?$/i, () => [loneStatement("they're straight shooters")]],
  [/^walk[- ]?ins(?: (?:ok|okay|welcome|accepted))?$/i, () => [habit('take walk-ins')]],
  [/^pain[- ]free (?:after|now|again|for)\b/i, (said) => [loneStatement(`I'm ${said}`)]],
  [/^(?:\S+ ){0,2}relief$/i, (said) => [feeling(`got ${said}`)]],
  [/^high[- ]quality$/i, (said) => [statement(`everything {was} ${said}`)]],
  [/^quality (?:care|service|treatment)$/i, (said) => [feeling(`got ${said}`)]],
  [
    /^(?:explains|explains things|explains everything)$/i,
    (said) => [
      habit(said === 'explains' ? 'explain things' : said.replace(/^explains/, 'explain')),
    ],
  ],
  [/^(?:not too bad|all good|so far so good|chef's kiss|slay|bring on)$/i, asItIs],
  [/^wish\b/i, (said) => [loneStatement(`I ${said}`)]],
  [/^too (?:much|many) (\S+)/i, (said, [, noun = '']) => [statement(`there ${be(noun)} ${said}`)]],
  [/^not like\b/i, (said) => [statement(`it's ${said}`)]],
  [
    /^(?:never|not) (?:scared|nervous|anxious|disappointed|bored|let down)$/i,
    (said) => [feeling(`was ${said}`)],
  ],
  [
    /^in at (\S+),? (?:and )?out (\S.*)$/i,
    (_, [, start = '', end = '']) => [feeling(`was in at ${start} and out ${end}`)],
  ],
  [/^blessed$/i, () => [statement('I feel blessed')]],
  [/^walk[- ]in$/i, () => [feeling('was a walk-in')]],
  [
    /^(?:my|our) \S+ (?:first|last|second) (?:visit|appointment|time|haircut|cleaning|checkup|exam|shots?|trim)\b/i,
    (said) => [loneStatement(`it was ${said}`)],
  ],
  [/^(?:\S+ )?(?:\S+[- ](?:owned|run))$/i, (said) => [statement(`they're ${said}`)]],
  [
    /^\S+[- ]owned (?:business|shop|company|restaurant|salon|practice)$/i,
    (said) => [statement(`it's a ${said}`)],
  ],
  [
    /^(?!user|family|very|super|so|really|extremely|always|also|all|quite|pretty|not|budget)(?:\p{L}+)[- ]friendly$/iu,
    (said) => [statement(`they're ${said}`)],
  ],
  [
    /^(\p{L}+)[- ]speaking (\p{L}+)$/iu,
    (said) => [habit(`have ${/s$/.test(said) ? '' : 'a '}${said}`)],
  ],
  [
    /^(?:on )?(?:a )?(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:morning|afternoon|evening|night)$/i,
    (said) => [
      feeling(`went in ${said.startsWith('on') ? said : `on a ${said.replace(/^a /, '')}`}`),
    ],
  ],
  [/^(?:not|never|hardly|barely) worth\b/i, (said) => [statement(`it {was} ${said}`)]],
  [
    /^my (?:new )?(?:go-to|favorite|happy place|safe place)\b/i,
    (said) => [sentence(said), statement(`it's ${said}`, 8)],
  ],
  [/^was there\b(.*)$/i, (_, [, rest = '']) => [loneStatement(`they were there${rest}`)]],
  [
    /^(?:always |really |truly )?there (?:for|when)\b/i,
    (said) => [{ kind: 'adjective', text: said, attributive: false, gradable: false, weight: 10 }],
  ],
  [
    /^(?:sleeping|feeling|doing|breathing|walking|moving|eating|seeing|healing) (?:so|much|a lot|way|great|better|well|good|again|without|through the night)\b/i,
    (said) => [loneStatement(`I'm ${said}`)],
  ],
  [/^(?:highly )?recommended by\b/i, (said) => [loneStatement(`they were ${said}`)]],
  [/^(?:keep (?:it|up|doing)|service with a smile)\b/i, asItIs],
  [
    /^(?:would|will|i'd|definitely|i|can't|highly|cannot) .*\brecommend (?:to|enough)\b/i,
    (said) => [
      loneStatement(
        `${/^i\b/i.test(said) ? '' : 'I '}${said.replace(/\brecommend /, 'recommend them ')}`,
      ),
    ],
  ],
  [/^(?:could|can) use\b/i, (said) => [loneStatement(`they ${said}`)]],
  [/^everything about\b/i, (said) => [statement(`I liked ${said}`)]],
  [
    /^(?:plenty|lots|tons|loads) of (\S+)/i,
    (said, [, noun = '']) => [statement(`there ${be(noun)} ${said}`)],
  ],
  [/^(?:quality|solid|custom|detailed) work$/i, (said) => [habit(`do ${said}`), sentence(said, 4)]],
  [/^done in (?:an?|under|less|\d+|about|no)\b/i, (said) => [feeling(`was ${said}`)]],
  [
    /^like an? (?:\S+ )?(?:family|friends?|home|sister|brother|mom)$/i,
    (said) => [statement(`they're ${said}`)],
  ],
  [
    /^(?:stronger|healthier|happier|lighter|fitter|better) than ever$/i,
    (said) => [loneStatement(`I'm ${said}`)],
  ],
  [
    /^(?:sleep|feel|breathe|walk|move|see) (?:so |much |a lot |way )*(?:better|great|good)\b/i,
    (said) => [loneStatement(`I ${said}`)],
  ],
  [/^never wait\b/i, (said) => [loneStatement(`I ${said}`)]],
  [
    /^recommend (?:100%|to|every)/i,
    (said) => [loneStatement(`I ${said.replace(/^recommend/i, 'recommend them')}`)],
  ],
  [
    /^(?:a )?((?:bit|little) of an? (wait|line|delay|drive))\b(.*)$/i,
    (_, [, what = '', noun = '', rest = '']) => [
      statement(
        `${/drive/i.test(noun) ? 'it {was}' : 'there {was}'} a ${what}${rest.replace(/^,? but (?=worth\b)/i, ', but it was ')}`,
      ),
    ],
  ],
  [/^on hold\b/i, (said) => [feeling(`was ${said}`)]],
  [/^(?:room for improvement|waste of (?:time|money)|total waste\b.*)$/i, asItIs],
];

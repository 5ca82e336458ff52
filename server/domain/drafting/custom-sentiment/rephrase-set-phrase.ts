import type { Phrase } from '../writer/phrase.ts';
import { capitalize } from '../writer/punctuation.ts';
import { action, feeling, habit, loneStatement, sentence, statement } from './phrases.ts';

/** Idioms and set phrases: "10/10", "above and beyond", "like family", "thank you Dr. Lee" */
export function rephraseSetPhrase(said: string): Phrase[] | undefined {
  for (const [pattern, say] of sayings) {
    const match = pattern.exec(said);
    if (match) return say(said, match);
  }
  return undefined;
}

type Rephrase = (said: string, match: RegExpExecArray) => Phrase[];

const asItIs: Rephrase = (said) => [sentence(said)];

const sayings: readonly (readonly [RegExp, Rephrase])[] = [
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
  [/^(?:great|good|perfect|ideal|fun) for (?!(?:the|what)\b)/i, asItIs],
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
  // Questions, ratings and exclamations
  [/^(?:can|could|would|do|does|did|is|are|should|who|where) (?:i|you|we|they|it|else)\b/i, asItIs],
  [
    /^(?:an? )?(?:\d{1,3}(?:\.\d)? ?\/ ?\d{1,3}|\d{1,3} out of \d{1,3}|(?:\d|five|four)[- ]stars?|A\+{1,3}|\d{3,4} ?%)$/i,
    asItIs,
  ],
  [
    /^(thanks|thank you|gracias)(?: (so much|again|a lot))? ((?:Dra?|Mrs?|Ms|Nurse|guys|everyone|all|team|\p{Lu}\p{Ll}+)\b\.?.*)$/u,
    (_, [, thanks = '', much, whom = '']) => [
      sentence(`${thanks}${much === undefined ? '' : ` ${much}`}, ${whom}`),
    ],
  ],
  [
    /^(?:such\b|love(?:,? love)+|(?:thanks?|gracias)\b|kudos|bravo|wow|props|shout ?out|hats off|god bless|bless |well done|good job$|nice job$|what an? |rip\b|hello\b|congrat|way to go)/i,
    asItIs,
  ],
  [
    /^(?!check engine|call (?:back|center)|book club|order online)(?:ask for|see|get|go|try|call|bring|tell|don't|do not|make sure|if you|look no|visit|come|stop|book|use|order|check|be sure|say|give|request|hire)\b(?! (?:me|us|my|you|their|above|great)\b)/i,
    (said) =>
      /^(?:get|go|see|tell|don't|do not|come|give|visit|call|use|try|check|stop|order|book|say|make sure|bring|ask for|if you|look no|be sure|request|hire)\b/i.test(
        said,
      )
        ? [sentence(said)]
        : [],
  ],
  [
    /^(10\/10|\d+ out of \d+),? ((?:would|will|highly|recommend|best|definitely)\b.*)$/i,
    (_, [, rating = '', rest = '']) => [sentence(`${rating}, ${rest}`)],
  ],
  [
    /^(?:the way|the fact|the little things|how they|how she|how he|how much)\b/i,
    (said) => [loneStatement(`I liked ${said}`)],
  ],
  [
    /^(?:simply |just |truly |literally |absolutely )?(?:the best|the greatest|the worst)(?: of all| around| ever)?$/i,
    (said) => [loneStatement(`they're ${said}`)],
  ],
  [/^\S+ (?:\S+ )?the best \S/i, asItIs],
  // Times and prices
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
    /^(?:my )?(cast|braces|stitches|boot|splint|retainer|glasses) (off|out|in|on)( (?:early|on time|today|fast|ahead of schedule|quickly|in \S.*))?$/i,
    (_, [, what = '', where = '', when = '']) => [feeling(`got my ${what} ${where}${when}`)],
  ],
  [
    /^(?:my )?((?:\S+ )?(?:glasses|contacts|lenses|crown|dentures|retainer|prescription|car|truck)) ready( .*)?$/i,
    (_, [, what = '', when = '']) => [
      statement(`my ${what} ${what.endsWith('s') ? '{were}' : '{was}'} ready${when}`),
    ],
  ],
  [
    /^(?:a )?(?:last[- ]minute|short[- ]notice) (?:appointment|opening|visit|booking)$/i,
    (said) => [feeling(`got ${said.startsWith('a ') ? said : `a ${said}`}`)],
  ],
  [
    /^back (?:to (?:\S+ing|normal|work|golf|the gym|my|life|school|sports|yoga|full)|at (?:work|it|the gym)|on my feet|in the gym)\b/i,
    (said) => [loneStatement(`I'm ${said}`)],
  ],
  [
    /^(?:(?:early|late|morning|evening|night|weekend|saturday|sunday|after[- ]hours|same[- ]day) )+(?:appointments|hours)$/i,
    (said) => [habit(`have ${said}`)],
  ],
  [
    /^(?:a )?(?:good|great|perfect) (?:match|fit) for\b/i,
    (said) => [loneStatement(`they're ${said.startsWith('a ') ? said : `a ${said}`}`)],
  ],
  [/^not rushed\b/i, (said) => [feeling(`wasn't${said.slice(3)}`)]],
  [/^low[- ]cost \S+s$/i, (said) => [habit(`have ${said}`)]],
  [/^step by step$/i, (said) => [action(`went ${said}`)]],
  [/^plain English$/i, (said) => [action(`used ${said}`)]],
  [/^(?:a )?straight shooters?$/i, () => [loneStatement("they're straight shooters")]],
  [/^walk[- ]?ins? (?:ok|okay|welcome|accepted)$/i, () => [habit('take walk-ins')]],
  [/^pain[- ]free (?:after|now|again|for)\b/i, (said) => [loneStatement(`I'm ${said}`)]],
  [/^less pain$/i, (said) => [statement(`I have ${said}`)]],
  [/^(?:\S+ ){0,2}relief$/i, (said) => [feeling(`got ${said}`)]],
  [/^high[- ]quality$/i, (said) => [statement(`everything {was} ${said}`)]],
  [/^quality (?:care|service|treatment)$/i, (said) => [feeling(`got ${said}`)]],
  [
    /^(?:explains|explains things|explains everything)$/i,
    (said) => [
      habit(said === 'explains' ? 'explain things' : said.replace(/^explains/, 'explain')),
    ],
  ],
  [/^(?:not bad|not too bad|all good|so far so good|chef's kiss|slay|bring on)$/i, asItIs],
  [/^wish\b/i, (said) => [loneStatement(`I ${said}`)]],
  [
    /^too (?:much|many) (\S+)/i,
    (said, [, noun = '']) => [
      statement(`there ${noun.endsWith('s') ? '{were}' : '{was}'} ${said}`),
    ],
  ],
  [/^not like\b/i, (said) => [statement(`it's ${said}`)]],
  [
    /^(?:never|not) (?:rushed|judged|pressured|ignored|scared|nervous|anxious|upsold|disappointed|bored|let down)$/i,
    (said) =>
      /^never/i.test(said)
        ? [
            feeling(`was ${said}`),
            ...(/(?:rushed|judged|pressured)$/.test(said)
              ? [feeling(said.replace(/^never/i, 'never felt'))]
              : []),
          ]
        : [feeling(`was ${said}`)],
  ],
  [
    /^in at (\S+),? (?:and )?out (\S.*)$/i,
    (_, [, start = '', end = '']) => [feeling(`was in at ${start} and out ${end}`)],
  ],
  [/^blessed$/i, () => [statement('I feel blessed')]],
  [/^walk[- ]in$/i, () => [feeling('was a walk-in')]],
  [
    /^(?:my|our) \S+ (?:first|last|second) (?:visit|appointment|time)\b/i,
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
    (said) => [habit(`have ${/s$|staff$/.test(said) ? '' : 'a '}${said}`)],
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
    /^(?:sleeping|feeling|doing|breathing|walking|moving|eating|seeing|healing) (?:so|much|a lot|way|great|better|well|good|again|without)\b/i,
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
    (said, [, noun = '']) => [
      statement(`there ${noun.endsWith('s') ? '{were}' : '{was}'} ${said}`),
      sentence(said, 4),
    ],
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
    /^(?:a )?(?:bit|little) of an? (?:wait|line|delay|drive)\b/i,
    (said) => [statement(`it {was} ${/^a /i.test(said) ? said : `a ${said}`}`)],
  ],
  [/^on hold\b/i, (said) => [feeling(`was ${said}`)]],
  [/^(?:room for improvement|waste of (?:time|money)|total waste\b.*)$/i, asItIs],
  // Shortened phrases
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
  [/^in and out$/i, (said) => [sentence(said)]],
  [
    /^in and out (?:(?:in|within|of there|under|so|very|really|super|pretty|about|less than|no|an?|\d+) ?)+(?:minutes?|min|hours?|time|flash|jiffy|fast|quick\w*)?$/i,
    (said) => [feeling(`was ${said}`)],
  ],
  [/^in and out\b/i, asItIs],
  [
    /^(?:always )?(?:running )?(?:right )?on time$/i,
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
    /^recommend(?: (?:them|this place|to everyone))?$/i,
    (said) => [loneStatement(`I ${said}${said === 'recommend' ? ' them' : ''}`)],
  ],
  [
    /^(?:definitely |def |will be |i'll be )?coming back\b/i,
    (said) => [loneStatement(`${said.startsWith('will') ? 'I' : "I'm"} ${said}`)],
  ],
  [
    /^(?:still |been )?(?:going|coming)(?: (?:here|there))? (?:since|for|over|almost|\d+)\b/i,
    (said) => [loneStatement(`I've been ${said.replace(/^been /, '')}`)],
  ],
  [/^(?:still|just) (?:\w+ing)\b/i, (said) => [loneStatement(`I'm ${said}`)]],
  [/^just (?:moved|had|got)\b/i, (said) => [loneStatement(`I ${said}`)]],
  [/^been (?:going|coming|a|here)\b/i, (said) => [loneStatement(`I've ${said}`)]],
  [
    /^(?:close to|next to|near|right by|walking distance|across from|convenient to|around the corner)\b/i,
    (said) => [statement(`they're ${said}`)],
  ],
  [
    /^open (?:late|early|on|sundays?|saturdays?|weekends|24|seven|7|evenings|all)/i,
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
  [/^they care$/i, (said) => [statement(said)]],
  // Losses
  [
    /^(?:lost|losing) (?:(?:my|our) (?:\S+ )?(?:dog|cat|pet|pup|kitty|boy|girl|mom|dad|mother|father|baby|husband|wife|son|daughter|grandma|grandpa|best friend|sister|brother)\b|\p{Lu}\p{Ll}+(?: (?:today|yesterday|last|this)|$))/u,
    (said) => [loneStatement(`we ${said.replace(/^losing/i, 'lost')}`)],
  ],
  [
    /^saying (?:goodbye|good bye)\b(.*)$/i,
    (_, [, rest = '']) => [loneStatement(`we had to say goodbye${rest}`)],
  ],
  [
    /^put (?:my|our) (?:\S+ ){1,3}(?:to sleep|down)$/i,
    (said) => [loneStatement(`we had to ${said}`)],
  ],
  [/^miscarriage$/i, (said) => [loneStatement(`I had a ${said}`)]],
  [
    /^(?:after|before) (?!all\b|and\b)(?!.*\b(?:hours|appointments|visits|care)$)/i,
    (said) => [loneStatement(`I came in ${said}`)],
  ],
];

import { regex } from '../regex.ts';
import {
  adjectives,
  badAdjectives,
  basesOfSuperlative,
  plainAdjectives,
} from './lexicon/adjectives.ts';
import type { Mood } from './custom-sentiment.ts';
import { tellsOfLoss } from './grief.ts';
import { wordSet } from './lexicon/word-set.ts';
import type { TokenizedText } from './tokenized-text.ts';
import { lengthOfEntry, textOf } from './tokenized-text.ts';

/** Classifies the sentiment: a loss is grief, anything negative a complaint, and the unclear is neutral. */
export function moodOf(text: TokenizedText): Mood {
  const said = textOf(text).toLowerCase();
  if (tellsOfLoss(said)) return 'grief';
  const plain = said
    .replace(/\b(?:not|never) once(?: (?:did|was|were|has|have|had) \S+)?/g, 'never')
    .replace(solved, ' great ')
    .replace(praisingIdioms, ' great ')
    .replace(harmless, ' ')
    .replace(patients, ' ');
  const words = plain.replace(/,/g, '').split(/\s+/);
  const marks = words.map((_, at) => markOf(words, at));
  if (marks.includes('bad') || complaint.test(plain)) return 'complaint';
  return marks.includes('good') || praise.test(plain) ? 'praise' : 'neutral';
}

/** Problems that are denied or solved: the words alone would look bad. */
const solved = regex('g')`
  \b(?:
    took (?:\S+ ){1,4}seriously|
    (?:never|didn't|not) (?:\S+ )?(?:ma[dk]e|feel|felt|
      treat(?:ed)?) (?:(?:me|us|my \S+) )?(?:feel )?(?:\S+ )?(?:dumb|stupid|silly|judged|bad|
      guilty|rushed|ashamed|embarrassed|small|uncomfortable|awkward|pressured|like)\b.*|
    (?:only |just )?waited (?:only |just |maybe |about |like |less than |under )*(?:[1-9]|10|
      two|five|ten) (?:minutes|min|mins|minute)|
    (?:never|not) an? (?:long )?wait\b|never (?:had )?(?:a|any) (?:bad|problem|issue)\b|
    (?:won't|wouldn't|would never|will never|never|will not) (?:\S+ )?(?:go|take|trust|use|
      switch|see)\b.*\b(?:else|another|anybody|elsewhere|other)\b|
    (?:barely|hardly) (?:hurt|felt)|
    (?:hard|tough|difficult|rough|sad|bad|scary|stressful) (?:time|times|day|days|week|year|
      situation|decision|conversation|news|visit|moment)s? (?:easier|better|less)|
    (?:kind|gentle|patient|caring|sweet|helpful|good|great|supportive|there) (?:during|through|
      in|on|with) (?:a |my |our |the )?(?:hard|tough|difficult|rough|scary|stressful) \S+|
    (?:great|good|best|amazing|perfect|wonderful|excellent|helpful|kind|patient|gentle) (?:for|
      with|about) (?:my |our |his |her )?(?:\S+ ){0,3}(?:pain|problems?|issues?|anxiety|fears?)|
    (?:couldn't|could not|can't|cannot) (?:be|have been|ask for|imagine|have asked|say enough|
      complain|beat|wait|thank|go wrong|fault|get any|recommend (?:\S+ ){0,3}enough)\b[a-z ]*|
    no complaints?|nothing bad|(?:didn't|don't|doesn't|never|not) (?:try to |trying to |tried to )?rip(?:ped|ping)? (?:me|us|you) off|
    (?:chipped|broke|cracked|hurt|sprained|twisted|cut|lost) (?:a |my )\S+(?: \S+){0,3} and they|
    not bad|never a bad|not a bad|no bad|pain[- ]free|stress[- ]free|hassle[- ]free|
    worry[- ]free|no regrets|pain relief|no scars?|
    without (?:any )?(?:pain|pressure|judgment|judgement|hassle|waiting|a wait)|
    (?:hurt|pain|wait|rush)less|no surprise bills?|
    no stupid questions|wasn't in and out like cattle|
    (?:pain|headaches?|migraines?|anxiety|ache) (?:is |are |was |has )?(?:gone|better)|
    (?:short|little|minimal|barely any|hardly any) (?:wait|pain)\S*|
    not (?:as|so) (?:scary|bad|painful|expensive)|never gave up|
    (?:didn't|did not|never) (?:\S+ )?(?:brush|dismiss|ignore|blow|overlook|forget|hesitate|
      miss|give up|skip|leave me|run tests|faint)\b.*|
    so i (?:didn't|wouldn't|don't) \S+|believed (?:me|us|my)\b.*|sorted .*|
    (?:great|good|gentle|kind|careful|patient) with my bad \S+|
    distracted (?:me|us|him|her|my)\b.*|without feeling \S+|
    (?:tiny|small|no) scars?|non[- ]?judge?mental|
    (?:didn't|never) (?:\S+ ){0,2}too (?:much|long|many)|
    no (?:long |real |big )?(?:waits?|lines?|waiting)|
    (?:didn't|never|don't) (?:even )?ha(?:ve|d) to wait(?: (?:a )?long(?: time)?)?
  )\b
`;

/** Idioms of praise with words that would look bad alone, or that no list has. */
const praisingIdioms = regex('g')`
  \b(?:
    showed (?:me|us) (?:the|what|my) (?:bad|old|worn|broken|wrong|was)|tough love|
    (?:blows|cold|ice cold) cold again|blows cold|high[- ]quality|
    low[- ](?:stress|cost|key|pressure|wait)|which is (?:so |really |pretty )?(?:rare|unusual|hard to find)|
    (?:good|great|honest|decent|trustworthy|real) \S+ (?:are|is) (?:so |really )?hard to (?:find|come by)|
    hard to beat|hard to find better|what's not to love|
    wish i(?:'d| had)? (?:found|come|came|gone|started)\b.*|short(?:er)? lines?|seen within|
    kicked my (?:butt|ass)|no cap|life changing|insanely|crazy|ridiculously|wicked|killer|the bomb|
    (?:open|stay(?:ed|s)?|worked) late|rushed my (?:order|prescription|results)|not like a|
    broke (?:it|things|everything) down|bad ?ass|hard[- ]?work\w*|
    (?:work\w*|try|tries|trying|tried) (?:so |very |really )?hard|lost (?:weight|\d+)|loud and clear
  )\b
`;

/** What is neither good nor bad, with words that would look bad alone. */
const harmless = regex('g')`
  \b(?:
    waiting (?:room|area)s?|high school|high[- ]risk|old[- ]school|cold packs?|
    (?:cold|ice cold|hot) (?:water|drinks?|brew|beer|towels?|stones?|coffee|tea)|what was wrong|
    long[- ]time (?:patient|client|customer)s?|at least|nothing but|(?:nothing|no|not) less than|
    less than(?= (?:an?\b|\$|\d|half|two|five|ten))|
    (?<!\bwait(?:ed|ing)? )(?:for|in|there|here|been|coming|going) (?:such )?a (?:very |really )?long time
  )\b
`;

/** "Patients" the noun; the adjective would be praise. */
const patients =
  /\b(?<=(?:new|regular|first[- ]time|returning|longtime|time|anxious|nervous|other|their|of|with|treats?|about|the) )patients?\b/g;

const complaint = regex()`
  \b(?:
    wish (?:they|it|there)|
    could (?:be|have been|use) (?:better|cheaper|quicker|faster|cleaner|nicer|\S+er|a|more)|
    (?<!not |n't |never )too (?:much|many|long|loud|cold|hot|short|slow|fast|expensive|pricey|busy|far|
      small|early|late)|
    waited (?:\d+|an|over|for(?:ever)?|so|too|long|almost|nearly|about|a)|still waiting|
    t(?:ook|akes?) (?:forever|ages|too long|so long|a while|(?:such )?a (?:\S+ )?long time)|hard to (?:get|park|find|reach|hear|schedule)|
    won't be back|will not be back|
    (?:wouldn't|would not|not|never|won't|will not) (?:be )?(?:go|going|return|come|
      coming)(?: back|ing)?\b|
    (?:wouldn't|would not|don't|can't|cannot|couldn't) recommend|
    never (?:call(?:ed)?|got back|again|returned|came|showed|going back)|
    didn't (?:take my|listen|care|call|show|explain|help|work|fix|like)|
    doesn't (?:take|work|listen|care)|wasn't (?:great|good|helpful|clean|friendly|nice|worth)|
    weren't (?:great|good|helpful|friendly|nice)|
    not (?:great|good|worth|helpful|friendly|clean|happy|what i|impressed|satisfied|nice|
      the best|enough)|
    no (?:parking|wifi|wi-fi|apology|communication|help|privacy|follow[- ]up|call back|
      one (?:called|helped|answered|told))|
    long (?:wait|hold|line|time to)\S*|ran (?:late|behind)|running (?:late|behind)|hold times?|
    more expensive|(?:bill|price|cost)\b.* more than|expected (?:better|more)|used to be|higher than|went up|
    (?:lot|parking|space) is small|small (?:parking|lot)|like (?:a number|cattle)|on hold|
    lost (?:my|our) (?:paperwork|file|records|order|appointment|results|keys|bag)|a mess\b|
    (?:bit|little) of a (?:wait|line|delay)|(?:surprise|unexpected) bills?|room for|felt ignored|
    always full|got (?:moved|cancell?ed|bumped)|moved my|voicemail|
    needs? (?:more|better|work|updating|improvement)|
    a bit (?:rushed|slow|cold|loud|pricey|expensive)|but (?:expensive|pricey|slow|long|late|busy)
  )\b
`;

const praise = regex()`
  \b(?:
    no (?:pain|wait|waiting|pressure|judge?ment|upsell\w*|hidden|surprise\w*|fuss|hassle|drama|
      tears|issues?|problems?|rush|attitude|nonsense|bs|stress|cavities|pushy|long|sales|gimmicks|
      anxiety|waits)|
    zero (?:pain|wait|pressure|judge?ment|drama|stress|hassle)|
    never (?:felt|feel|had to|rushed|judged|pushy|rude|pressured|ma[dk]e|a|tried|pushed)|
    not (?:pushy|rushed|salesy|rude|judgmental|scary|like a chain|just)|
    wasn't (?:scary|bad|painful|pushy|rushed|as|judged)|
    didn't (?:hurt|rush|judge|feel|push|pressure|make|have to|mind|want to leave|cut too|upsell|
      try|scratch|lecture|shame|know)|
    right away|same[- ]day|on time|above and beyond|like family|every penny|10\/10|10 out of 10|
    5 stars?|five stars?|a\+|in good hands|will be back|would (?:go back|come back|return)|
    coming back|go back|(?:i'll|will) (?:return|be back|definitely)|worth|keeper|goat|extra mile|
    magic|family owned|in and out|works?(?: with)?|better than|cheaper than|faster than|
    nicer than|best|so much better|can (?:move|walk|see|hear|sleep|breathe|smile)|laugh(?:ing)?|
    smil(?:e|es|ing)|like (?:talking|home|a (?:person|vip|friend|human))|at (?:home|ease)|safe|
    heard|free|takes? my|accepts?|speaks?|early|finally|down \d+ (?:lbs|pounds)|rocks?
  )\b
`;

/** Verbs that turn a problem into praise: "found the real problem", "helped with my pain" */
const resolvingVerbs =
  /^(?:fix(?:ed|es)?|found|finds|solved?|solves|caught|help(?:ed|s)?|resolved|cured|handled|figured|explained|treat(?:ed|s)?|relieved|eased|despite|removed|stopped|corrected|rid|made)$/;

type Mark = 'good' | 'bad' | undefined;

/** A word's polarity, reversed by a preceding negation. */
function markOf(words: readonly string[], at: number): Mark {
  const word = words[at] ?? '';
  const length = lengthOfEntry(words, at, (entry) => plainMark(entry) !== undefined);
  const mark = plainMark(words.slice(at, at + length).join(' '));
  if (mark === undefined) return undefined;
  // "texted me pics of the problem"
  if (
    /^(?:problem|issue)s?$/.test(word) &&
    /\b(?:pics?|pictures?|photos?|videos?) of (?:\S+ )*$/.test(`${words.slice(0, at).join(' ')} `)
  )
    return undefined;
  if (mark === 'bad' && words.slice(0, at).some((other) => resolvingVerbs.test(other)))
    return 'good';
  const before = words.slice(Math.max(0, at - 3), at);
  const isDenied = before.some((other) =>
    /^(?:not|non|never|no|zero|without|nobody|hardly|less|least)$|n't$/.test(other),
  );
  if (!isDenied) return mark;
  return mark === 'bad' ? 'good' : 'bad';
}

function plainMark(word: string): Mark {
  if (bad.has(word) || badAdjectives.has(word))
    return plainAdjectives.has(word) ? undefined : 'bad';
  if (plainAdjectives.has(word)) return undefined;
  if (good.has(word) || adjectives.has(word)) return 'good';
  const bases = word === 'latest' ? [] : basesOfSuperlative(word);
  if (bases.some((base) => badAdjectives.has(base))) return 'bad';
  return bases.some((base) => adjectives.has(base)) ? 'good' : undefined;
}

const bad =
  wordSet(`pain painfully rudely wrong overcharged ignored sucks sucked problem problems issue issues
  mistake mistakes worst terribly stressed complaint complaints lied scam ripoff rip-off hate hated dislike disliked
  regret disappointment disappoints unfortunately forgot rushing upsold upsell upselling pressured cancelled canceled
  messed ruined botched broke chipped hurts confusion unanswered ghosted delay delays delayed rip avoid shortage
  error errors waste wasted mess messed improvement wrong yelled annoyed annoying so-so hurt charged judge judged hassle drama rush lecture`);

const good =
  wordSet(`love loved loves liked enjoy enjoyed appreciate appreciated recommend recommended best favorite
  helped helps saved fixed explained explains listened listens listen remembered remembers answered treats treated trust
  cared cares care gentle thank thanks kindness compassion professionalism patience warmth smile smiled well
  smoothly perfectly quickly gem lifesaver blessing bless kudos rock rocks wow happy exceeded amazed impressed welcome
  welcomed comfort relief respect honesty talent talents knows know understood understands made took gave walked
  showed kept held called got greeted reassured calmed put squeezed fit clear value quality healed improved yum
  yummy joy thoroughly kindly patiently gently carefully clearly promptly cleanliness expertise empathy vibe vibes treats
  fun easily pampered supported heals heal clears accommodate beyond`);

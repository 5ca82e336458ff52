import { wordSet } from './word-set.ts';

/** Base forms of regular verbs that people use about a visit. */
const regular =
  wordSet(`accept accommodate acknowledge adjust admire adore advise advocate alert allow amaze answer
  apologize apologise organise recognise recognize die appreciate approve arrange arrive ask assess assist assume avoid bake behave believe bill blame book bother
  brush calculate call calm care carry change charge chat check clarify clean clear close coach comfort
  communicate complain complete confirm connect consider contact cook correct cover crack cry cure
  dance deliver demonstrate describe diagnose discuss dismiss double-check dress drop ease educate encourage
  enjoy ensure examine exceed expect explain extend face fail bathe brush clip distract hem iron top numb swab tow vaccinate weigh fill finish fix follow fuss greet groom guide handle
  happen help honor hug identify ignore impress improve include inform inspect install interrupt introduce
  invite joke judge jump kick knock laugh learn lecture listen locate look love maintain manage massage
  match matter mention miss move need notice nurture offer open order organize overcharge owe pack
  paint pamper park pass patch perform phone pick place plan play please point polish pop prepare prescribe
  pressure prevent process promise protect prove provide pull push question quote reach realize reassure
  recommend reduce refer refund refuse relax remain remember remind remove repair replace reply reschedule
  rescue research resolve respect respond restore return review rock rub rush save scan scare schedule scold
  scratch seem serve settle shape share shave show smell smile smooth snap solve sort squeeze start state stay
  stitch stop straighten stretch study style suggest support surprise surpass switch talk tailor tattoo taste
  text thank tolerate touch train transform translate trash treat trim trust try turn unclog update use
  value vent visit volunteer wag wait walk want warn wash watch wax welcome whiten wish work worry wow wrap
  yell advertise cherish chip communicate credit customize decorate detail discount dread empower engage
  extract fight fit float frost gush hope hydrate inject invest joke last like live load meet name
  negotiate numb nail pet pierce plow pray reassure recover recycle respect rotate rule shampoo slay specialize
  spoil spray squash stamp steam sweat tell tow trace tune unpack upgrade vaccinate wipe haul receive return mail email confuse cancel double guess inspire motivate navigate observe perfect
  practice qualify raise rate realize relate relieve rely rent request require retain reward rinse rescue roll save scrape seal search sedate
  sew sharpen ship shock shop shout sign sing skip slow smirk soften sparkle specialise stain stress stuff submit suffer supply surround
  survive suture swap tackle tighten tolerate tour transfer translate transport twist type unload unlock urge utilize validate vacuum verify
  voice weigh welcome whisper wonder yawn accompany achieve act adapt add address admit adopt afford aim alleviate announce annoy anticipate appear
  applaud argue assemble assign astound attach attempt attract award baby balance beg belong benefit blame bless boost borrow bounce
  breathe bruise build bump burn cater cause celebrate challenge cheer chill claim clip coach coat combine comment compliment concentrate
  conduct console construct continue contribute convert convince cooperate counsel count crash crush curl cuddle damage dare decide declare
  defend delay delight demand demolish depend deserve design destroy develop dip direct disagree disappoint discover display disturb
  doubt draft drain drill earn elevate eliminate email embrace employ encounter end engrave enhance ensure enter entertain equip erase escort
  estimate evaluate exaggerate exchange excite excuse execute exercise exhibit expand experience experiment explore express facilitate fasten favor file
  figure mess film flatter flip floss fold forward frighten fulfill function gather gaze generate giggle gift glow glue grab grade grin guarantee guard
  harvest hate heal heat hesitate hire host hunt hurry illustrate imagine implement impact improvise increase inflate inquire insist instruct
  insure intend interact interpret intimidate introduce investigate irritate iron join keep kid kiss label lack land launch lick lighten line
  loan lock log loosen lower lube marry master melt mend mentor mix model modify monitor mount mow name nod numb obtain occur okay omit operate orient owe`);

/** Verbs of several syllables that double their final consonant: "admitted". */
const stressedLast = wordSet(
  'admit begin equip forget occur omit prefer refer submit transfer unclog',
);

/** Base form, past tense and past participle. */
const irregular: readonly (readonly string[])[] =
  `be was been/beat beat beaten/become became become/begin began begun/break broke broken/bring brought brought/blow blew blown/build built
   built/buy bought bought/catch caught caught/choose chose chosen/come came come/cost cost cost/cut cut
   cut/deal dealt dealt/dig dug dug/do did done/draw drew drawn/drink drank drunk/drive drove driven/eat ate
   eaten/fall fell fallen/feel felt felt/fight fought fought/find found found/fit fit fit/forget forgot
   forgotten/freeze froze frozen/get got gotten/give gave given/go went gone/grind ground ground/grow grew grown/have had had/hear heard
   heard/hit hit hit/hold held held/hurt hurt hurt/keep kept kept/knit knitted knitted/know knew known/lead led led/leave left
   left/lend lent lent/let let let/lose lost lost/make made made/mean meant meant/meet met met/oversee oversaw overseen/pay paid paid/put put
   put/quit quit quit/read read read/rebuild rebuilt rebuilt/redo redid redone/ring rang rung/run ran run/say said said/see saw seen/sell sold
   sold/send sent sent/set set set/shine shone shone/show showed shown/sing sang sung/sit sat sat/sleep
   slept slept/speak spoke spoken/spend spent spent/spread spread spread/stand stood stood/stick stuck stuck/take took
   taken/teach taught taught/tell told told/think thought thought/throw threw thrown/understand understood
   understood/upsell upsold upsold/oversell oversold oversold/wake woke woken/wear wore worn/win won won/write wrote written/
   shut shut shut/steal stole stolen/sweep swept swept/swim swam swum/suck sucked sucked/rip
   ripped ripped`
    .split('/')
    .map((verb) => verb.trim().split(/\s+/));

const irregularBases = new Set(irregular.map(([base = '']) => base));
const regularBases = [...regular].filter((base) => !irregularBases.has(base));

/** "take", "try" */
export const baseForms: ReadonlySet<string> = new Set([...regularBases, ...irregularBases]);

/** The base form by third person: "takes", "tries", "has". */
export const baseOfThird: ReadonlyMap<string, string> = new Map(
  [...baseForms].map((base) => [thirdPerson(base), base]),
);

/** "took", "tried" */
export const pastForms: ReadonlySet<string> = new Set([
  ...regularBases.map(past),
  ...irregular.flatMap(([, form = '']) => form),
]);

/** "taken", "tried" */
export const participles: ReadonlySet<string> = new Set([
  ...regularBases.map(past),
  ...irregular.flatMap(([, , form = '']) => form),
]);

/** The past tense by base form: "take", "try". */
export const pastOfBase: ReadonlyMap<string, string> = new Map([
  ...regularBases.map((base) => [base, past(base)] as const),
  ...irregular.map(([base = '', form = '']) => [base, form] as const),
]);

/** The past tense by gerund: "taking", "trying". */
export const pastOfGerund: ReadonlyMap<string, string> = new Map([
  ...regularBases.map((base) => [gerund(base), past(base)] as const),
  ...irregular.map(([base = '', form = '']) => [gerund(base), form] as const),
]);

/** Auxiliary verbs. */
export const auxiliaries =
  wordSet(`am is are was were has have had does do did can could will would should must might
  may isn't aren't wasn't weren't hasn't haven't hadn't doesn't don't didn't can't cannot couldn't won't
  wouldn't shouldn't`);

function thirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`;
}

function past(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return `${doubled(base)}ed`;
}

function gerund(base: string): string {
  if (base.endsWith('ee') || base === 'be') return `${base}ing`;
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  return base.endsWith('e') ? `${base.slice(0, -1)}ing` : `${doubled(base)}ing`;
}

/** Doubles the final consonant after a single stressed vowel: "chat", "submit", but not "visit". */
function doubled(base: string): string {
  const doubles = /^[^aeiou]*(?:qu)?[aeiou][bdgklmnprtvz]$/.test(base) || stressedLast.has(base);
  return doubles ? base + base.at(-1) : base;
}

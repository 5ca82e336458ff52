/**
 * Verbs that tell of a visit, with their forms, and whose deed a past form tells of where it begins
 * the visitor's words. A verb that is missing here leaves its words to stand as a sentence of their own.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const regular = `cry accept accommodate acknowledge adjust admire adore advise advocate alert allow amaze
  answer apologize appreciate arrange arrive ask assess assist assure assume attend avoid bake behave
  believe bill blame book bother brush calculate call calm care carry change charge chat check
  clarify clean clear close coach collect comfort communicate compare complain complete concern
  confirm connect consider contact cook correct cover crack create cure cut deal deliver
  demonstrate describe diagnose discuss dismiss double-check dress drop ease educate empower
  encourage engage enjoy ensure examine exceed expect explain extend fail fill finish fit fix
  follow frame fuss greet groom guide handle happen help honor identify ignore impress improve
  include inform inspect install interrupt introduce invite involve joke judge jump laugh learn
  lecture listen locate look love maintain manage massage match matter mention miss move need
  notice nurture offer open order organize overcharge owe pack paint pamper park pass patch perform
  phone pick place plan play please point polish prepare prescribe present pressure pretend prevent
  price process promise protect prove provide pull push question quote rearrange reassure recheck
  recommend reduce refer refund refuse relax remain remember remind remove repair replace reply
  reschedule rescue research resolve respect respond restore return review rock rotate rule rush
  save scare schedule scold seat seem select serve settle share show smell smile smooth solve
  sort squeeze start state stay stitch stop straighten stretch style suggest support surprise
  surpass talk taste tailor team text thank touch trace train translate transform trash treat trim
  trust try turn update upsell use value visit volunteer wait walk warn wash watch welcome
  wish work worry wow wrap`;

/** Base, past and participle. */
const irregular = `become became become/begin began begun/break broke broken/bring brought brought/build
  built built/buy bought bought/catch caught caught/choose chose chosen/come came come/cost cost
  cost/cut cut cut/deal dealt dealt/do did done/draw drew drawn/drink drank drunk/drive drove driven/eat
  ate eaten/fall fell fallen/feel felt felt/fight fought fought/find found found/fit fit fit/forget
  forgot forgotten/get got gotten/give gave given/go went gone/grow grew grown/have had had/hear heard
  heard/hit hit hit/hold held held/hurt hurt hurt/keep kept kept/know knew known/lead led led/leave left
  left/let let let/listen listened listened/lose lost lost/make made made/mean meant meant/meet met
  met/pay paid paid/put put put/read read read/ring rang rung/run ran run/say said said/see saw seen/sell
  sold sold/send sent sent/set set set/show showed shown/sing sang sung/sit sat sat/sleep slept
  slept/speak spoke spoken/spend spent spent/stand stood stood/stick stuck stuck/take took taken/teach
  taught taught/tell told told/think thought thought/throw threw thrown/understand understood
  understood/upsell upsold upsold/wear wore worn/win won won/write wrote written`;

const forms = irregular.split('/').map((verb) => verb.trim().split(/\s+/));
const irregularBases = new Set(forms.map(([base = '']) => base));
const regularBases = regular.split(/\s+/).filter((base) => !irregularBases.has(base));

export const baseForms: ReadonlySet<string> = new Set([...regularBases, ...irregularBases]);

/** "takes", "tries", "fixes" */
export const thirdForms: ReadonlySet<string> = new Set([...baseForms].map(inThirdPerson));

/** "took", "tried" */
export const pastForms: ReadonlySet<string> = new Set([
  ...regularBases.map(inPast),
  ...forms.flatMap(([, past = '']) => past),
]);

/** "taken", "tried" */
export const participles: ReadonlySet<string> = new Set([
  ...regularBases.map(inPast),
  ...forms.flatMap(([, , participle = '']) => participle),
]);

function inThirdPerson(base: string): string {
  if (base === 'have') return 'has';
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|z|o)$/.test(base) ? `${base}es` : `${base}s`;
}

function inPast(base: string): string {
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return /^(?:chat|drop|fit|pat|plan|prefer|refer|scan|stop|trim|wrap|cut|put|hug|pop)$/.test(base)
    ? `${base}${base.at(-1)}ed`
    : `${base}ed`;
}

/** Auxiliaries and modals: what follows them is their verb's, so they are always finite. */
export const auxiliaries = list(`am is are was were has have had does do did can could will would
  should must might may isn't aren't wasn't weren't hasn't haven't hadn't doesn't don't didn't
  can't cannot couldn't won't wouldn't shouldn't 'm 're 's`);

/** Past forms of which the visitor is the subject whatever follows. */
export const visitorPast = list(`felt loved liked enjoyed appreciated trusted learned laughed slept
  smiled expected wanted recovered adored needed slept relaxed cried waited received ate wished
  hoped worried dreaded`);

/** Past forms of which the people there are the subject whatever follows. */
export const theirPast = list(`made gave knew told showed let did spoke met held sat brought built
  understood listened cared joked tried talked offered answered apologized checked called taught sang
  wrote sent helped kept said put read explained greeted treated remembered noticed set stood threw
  honored acknowledged communicated educated`);

/** Past forms of which the visit is the subject whatever follows. */
export const itsPast = list('hurt cost smelled tasted exceeded surpassed seemed sounded lasted');

/** Present forms of which the visitor is the subject: "I love …". */
export const visitorPresent = list(
  'love trust recommend enjoy appreciate feel adore hope wish prefer am highly',
);

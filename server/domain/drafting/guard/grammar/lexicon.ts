/** Verbs that reviews use: base form, third person singular, past. */
const verbs = `
listen listens listened/explain explains explained/know knows knew/care cares cared/treat treats treated
make makes made/take takes took/feel feels felt/help helps helped/answer answers answered/follow follows followed
seem seems seemed/show shows showed/go goes went/work works worked/run runs ran/keep keeps kept/give gives gave
get gets got/say says said/tell tells told/talk talks talked/love loves loved/want wants wanted/mean means meant
come comes came/see sees saw/find finds found/think thinks thought/pay pays paid/walk walks walked
welcome welcomes welcomed/schedule schedules scheduled/respond responds responded/trust trusts trusted
appreciate appreciates appreciated/leave leaves left/call calls called/look looks looked/hear hears heard
understand understands understood/ask asks asked/try tries tried/stay stays stayed/remember remembers remembered
start starts started/begin begins began/rush rushes rushed/like likes liked/enjoy enjoys enjoyed/deserve deserves deserved
check checks checked/reach reaches reached/book books booked/handle handles handled/respect respects respected
speak speaks spoke/spend spends spent/stand stands stood/break breaks broke/cover covers covered/miss misses missed
do does did/have has had/offer offers offered/greet greets greeted/notice notices noticed/happen happens happened
need needs needed/pick picks picked/sit sits sat/wait waits waited/relax relaxes relaxed/charge charges charged
accept accepts accepted/fix fixes fixed/save saves saved/judge judges judged/push pushes pushed/sell sells sold
put puts put/let lets let/set sets set
`
  .trim()
  .split(/[\n/]/)
  .map((forms) => forms.split(' '));

const bases: ReadonlySet<string> = new Set(verbs.map(([base = '']) => base));
const singulars: ReadonlySet<string> = new Set(verbs.map(([, singular = '']) => singular));
const pasts: ReadonlySet<string> = new Set(verbs.map(([, , past = '']) => past));

export type Tense = 'past' | 'present' | 'either';

/** A finite verb form: the subjects it agrees with, and its tense. */
export interface Verb {
  /** `plural` agrees with they, we and you; `base` with I as well. */
  agrees: 'any' | 'I' | 'singular' | 'I or singular' | 'plural' | 'base';
  tense: Tense;
  /** True for forms that can also be a noun or an infinitive. */
  isUnsure: boolean;
}

const special: Record<string, Verb> = {
  was: { agrees: 'I or singular', tense: 'past', isUnsure: false },
  were: { agrees: 'plural', tense: 'past', isUnsure: false },
  am: { agrees: 'I', tense: 'present', isUnsure: false },
  is: { agrees: 'singular', tense: 'present', isUnsure: false },
  are: { agrees: 'plural', tense: 'present', isUnsure: false },
  has: { agrees: 'singular', tense: 'either', isUnsure: false },
  have: { agrees: 'base', tense: 'either', isUnsure: true },
  does: { agrees: 'singular', tense: 'present', isUnsure: false },
  do: { agrees: 'base', tense: 'present', isUnsure: true },
};

/** @returns undefined if the word is not a finite verb */
export function verbOf(word: string): Verb | undefined {
  const known = special[word];
  if (known) return known;
  if (pasts.has(word)) {
    return { agrees: 'any', tense: bases.has(word) ? 'either' : 'past', isUnsure: bases.has(word) };
  }
  if (singulars.has(word)) return { agrees: 'singular', tense: 'present', isUnsure: true };
  if (bases.has(word)) return { agrees: 'base', tense: 'present', isUnsure: true };
  return undefined;
}

/** Words that may come between a subject and its verb. */
export const adverbs: ReadonlySet<string> = new Set(
  `also always really truly very just all both never even still only definitely certainly clearly genuinely
  absolutely completely honestly simply so actually totally obviously consistently usually often each
  there here too ever quickly immediately`.split(/\s+/),
);

export const prepositions: ReadonlySet<string> = new Set(
  'at of in with for from on to about by during throughout through after before behind'.split(' '),
);

export const determiners: ReadonlySet<string> = new Set(
  'the my a an this that these those their your our his her its all every each both some no whole'.split(
    ' ',
  ),
);

export const singularPronouns: ReadonlySet<string> = new Set(
  'he she it everyone everybody everything someone somebody something nobody nothing anyone anybody anything this'.split(
    ' ',
  ),
);

export const pluralPronouns: ReadonlySet<string> = new Set(
  'they we you these those both'.split(' '),
);

/** Nouns that are singular in American English, whatever their ending. */
const singularNouns: ReadonlySet<string> = new Set(
  'staff team crew group business process ease office place practice service care kindness attentiveness helpfulness thoroughness friendliness business clinic experience visit appointment'.split(
    ' ',
  ),
);

const pluralNouns: ReadonlySet<string> = new Set(
  'people folks guys ladies women men children'.split(' '),
);

/** @returns undefined if the word is probably not a noun */
export function numberOfNoun(word: string): 'singular' | 'plural' | undefined {
  if (pluralNouns.has(word)) return 'plural';
  if (singularNouns.has(word)) return 'singular';
  if (/(?:[^s]s|sses)$/.test(word) && !/(?:us|is|ous|less|ness)$/.test(word)) return 'plural';
  if (
    /(?:ing|tion|ment|ness|ance|ence|ship|ist|er|up|ity|ism|edge|ure|ice|time|day|way)$/.test(word)
  )
    return 'singular';
  return nouns.has(word) ? 'singular' : undefined;
}

const nouns: ReadonlySet<string> = new Set(
  `robin front desk doctor nurse dentist hygienist vet receptionist room space thing part person wait follow-up
  booking price cost front location atmosphere environment attitude advice knowledge honesty respect parking help
  communication work job response question explanation minute hour moment pace mind work company shop studio salon`.split(
    /\s+/,
  ),
);

import { adverbs } from '../custom-sentiment/lexicon/function-words.ts';
import { isVerbForm } from '../custom-sentiment/lexicon/known-words.ts';
import { findCorrection } from './misspellings.ts';
import { inContext } from './spelling-in-context.ts';

/**
 * Expands shorthand and fixes missing apostrophes and unambiguous typos. Everything else stays as
 * typed, including British spellings.
 */
export function fixSpelling(text: string): string {
  const spelled = text
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\b(s)oo\b/gi, '$1o')
    .replace(/\b(l)oov/gi, '$1ov')
    .replace(/[\p{L}\p{M}\p{N}']+/gu, (word, at: number, whole: string) => {
      const lower = word.toLowerCase();
      const fixed = fixes.get(lower) ?? withVowels(lower) ?? correctionAt(whole, at, word);
      if (fixed === undefined) return word;
      return /^\p{Lu}/u.test(word) ? fixed.charAt(0).toUpperCase() + fixed.slice(1) : fixed;
    });
  return inContext.reduce((read, [pattern, fixed]) => read.replace(pattern, fixed), spelled);
}

/** A name keeps its spelling: one in upper case among words in lower case, or after a title. */
function correctionAt(text: string, at: number, word: string): string | undefined {
  const fixed = findCorrection(word.toLowerCase());
  if (fixed === undefined) return undefined;
  const before = text.slice(0, at);
  const isCapitalized = at > 0 && /^\p{Lu}\p{Ll}/u.test(word) && /(?:^| )\p{Ll}/u.test(text);
  const isAfterTitle = /\b(?:dra?|mrs?|ms|mx|prof|nurse|pa|np|rn|coach|miss)\.? $/i.test(before);
  // "Dr. Friedly", but "dr explaned it"
  return isCapitalized || (isAfterTitle && !isVerbForm(fixed) && !adverbs.has(fixed))
    ? undefined
    : fixed;
}

/** No word ends in these letters: "infectn", "treatmnt". */
function withVowels(word: string): string | undefined {
  const full = word
    .replace(/(?<=\p{L}{2}[cp])tn(?=s?$)/u, 'tion')
    .replace(/(?<=\p{L}{3}t)mnt(?=s?$)/u, 'ment');
  return full === word ? undefined : full;
}

const apostrophes =
  `i'm i've you're you've they're they've they'll she's he's that's there's what's who's
  everyone's everything's didn't doesn't don't wasn't weren't isn't aren't couldn't wouldn't can't won't hasn't
  haven't hadn't shouldn't y'all ain't let's`
    .split(/\s+/)
    .filter((word) => !/^let's$/.test(word))
    .map((word) => [word.replace("'", ''), word] as const);

const typos =
  `frendly:friendly friendley:friendly proffesionalism:professionalism profesionalism:professionalism
  knowledgable:knowledgeable knowledgible:knowledgeable curteous:courteous courtious:courteous
  compasionate:compassionate compassionite:compassionate defiantly:definitely beautifull:beautiful
  carefull:careful respectfull:respectful stylst:stylist hygenist:hygienist higienist:hygienist
  hygeinist:hygienist recepionist:receptionist receptonist:receptionist comfortble:comfortable
  atmosfere:atmosphere reasonible:reasonable afordable:affordable realy:really welcomming:welcoming
  welcomeing:welcoming orgnaized:organized alot:a_lot svc:service migrane:migraine migranes:migraines
  judgement:judgment judgements:judgments attentative:attentive checkin:check-in xray:x-ray
  xrays:x-rays teh:the excersises:exercises occured:occurred difinitely:definitely pedacure:pedicure
  peticure:pedicure manacure:manicure balyage:balayage balayge:balayage highlites:highlights
  eyelashs:eyelashes massuse:masseuse masuse:masseuse masage:massage massauge:massage
  theripist:therapist therepist:therapist therapyst:therapist chiroprator:chiropractor
  chiropracter:chiropractor dentis:dentist orthodonist:orthodontist mechanick:mechanic
  apointments:appointments apppointment:appointment friendlyness:friendliness relaxting:relaxing
  confy:comfy cumfy:comfy genle:gentle sergery:surgery diagnosys:diagnosis recommened:recommended
  wich:which somethings:something's babys:baby's patiense:patience confidant:confident maner:manner
  maners:manners hygenists:hygienists peny:penny smthing:something smth:something sumthing:something
  infectn:infection lidocane:lidocaine novacaine:novocaine novicane:novocaine anesthia:anesthesia
  anasthesia:anesthesia cavitys:cavities docter:doctor docters:doctors nurce:nurse
  freindliest:friendliest uncomfortble:uncomfortable expensve:expensive shoulderes:shoulders
  neice:niece whith:with medecine:medicine noticable:noticeable lisened:listened awesom:awesome
  appointmant:appointment fantatsic:fantastic gentel:gentle`
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]); // each entry has one colon

const shorthand =
  `thx:thanks thnx:thanks thnks:thanks ty:thank_you tysm:thank_you_so_much u:you ur:your
  rly:really bc:because cuz:because appt:appointment appts:appointments def:definitely deff:definitely
  2nd:second 1st:first 3rd:third pls:please ppl:people prolly:probably tho:though gr8:great
  n:and convo:conversation w:with wk:week wks:weeks thru:through hrs:hours abt:about smthg:something
  b4:before bday:birthday attn:attention tmrw:tomorrow mgr:manager appmt:appointment apptmt:appointment
  msg:message bcuz:because coz:because everthin:everything nothin:nothing somethin:something wknd:weekend
  evry:every vry:very gud:good txt:text wout:without nxt:next luv:love esp:especially asst:assistant
  comin:coming goin:going doin:doing srsly:seriously xtra:extra nite:night thanx:thanks kno:know wrk:work`
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]); // likewise

const fixes: ReadonlyMap<string, string> = new Map([...apostrophes, ...typos, ...shorthand]);

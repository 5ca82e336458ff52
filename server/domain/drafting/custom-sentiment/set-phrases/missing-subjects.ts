import { action, feeling, habit, loneStatement, sentence, statement } from '../phrases.ts';
import { articleFor } from '../noun-phrase.ts';
import { rephraseAdjectives } from '../rephrase-adjectives.ts';
import { tokenize } from '../tokenized-text.ts';
import { isNoun } from '../lexicon/known-words.ts';
import { peopleNouns, personNouns } from '../lexicon/nouns.ts';
import { pastForms } from '../lexicon/verbs.ts';
import { asItIs, type SetPhrases } from './set-phrases.ts';

/** Labels that would be left without a subject after whole sentences: "quick for once", "on time which is rare". */
export const missingSubjects: SetPhrases = [
  [
    /^(?!not bad|finally)(.+?)( for once|,? which (?:is|was|never) .+)$/i,
    (_, [, said = '', rest = '']) => {
      const subject = subjectOf(said);
      const added = rest.replace(/^,? which/, ', which');
      return subject === undefined ? [] : [loneStatement(`${subject} ${said}${added}`)];
    },
  ],
  // "Chipped my tooth and they got me in": the visitor did
  [
    /^(?:chipped|broke|cracked|hurt|sprained|twisted|cut|lost) (?:a |my )\S+.* and (?:they|she|he|dr|doctor)\b/i,
    (said) => [loneStatement(`I ${said}`)],
  ],
  [/^(?:always|usually|often) (?:running|ran|run) /i, (said) => [statement(`they're ${said}`)]],
  [
    /^(?:quick(?:ly)? |fast )?in and out(?: (?:on|during|before|by|in time) .+)?$/i,
    (said) => [feeling(`was ${said}`)],
  ],
  [
    /^(?:quick|fast|easy|thorough) physical(?=$| for\b)/i,
    (said) => [feeling(`had ${articleFor(said)}${said}`)],
  ],
  [/^not bad\b/i, asItIs],
  // "Best balayage I've had", but "Best dentist I've had"
  [
    /^(?:the )?(best (?:\S+ )?(\S+)) ((?:that )?i(?:'ve| have) .+)$/i,
    (_, [, best = '', what = '', rest = '']) =>
      isAboutPeople(what)
        ? []
        : [loneStatement(`it {was} the ${best.toLowerCase()} ${rest.replace(/\bi\b/, 'I')}`)],
  ],
  // "7 stitches didn't feel a thing"
  [
    /^(?!(?:i|we|they|she|he|my|our|really|honestly|literally)\b)(\S+(?: \S+){0,2}?),? (?:and (?:i )?)?(didn't (?:even )?feel (?:a thing|anything|it))$/i,
    (_, [, what = '', felt = '']) => [sentence(`${what} and I ${felt}`)],
  ],
  // "running 15 late but so worth it"
  [
    /^(?:running|ran) (\d+|a (?:little|bit)|about \d+) (?:minutes? )?(late|behind)(?:,? but (.+))?$/i,
    (_, [, much = '', late = '', but]) => {
      const unit = /\d$/.test(much) ? ' minutes' : '';
      const rest = but === undefined ? '' : `, but it was ${but.replace(/^it was /i, '')}`;
      return [loneStatement(`they were running ${much}${unit} ${late}${rest}`)];
    },
  ],
  [
    /^(painless|perfect|free|full|empty) almost$/i,
    (_, [, how = '']) => [statement(`it {was} almost ${how.toLowerCase()}`)],
  ],
  // "friendly check in"
  [
    /^(.+) (?:check[ -]in|(follow)[ -]up)$/i,
    (_, [, how = '', follow]) =>
      rephraseAdjectives(tokenize(how.toLowerCase())) === undefined
        ? []
        : [statement(`${follow ? 'the follow-up' : 'check-in'} {was} ${how.toLowerCase()}`)],
  ],
  // "Good music not too loud"
  [
    /^(good|great|nice|clean|cute|small|fun|quick) (\S+),? (not too \S+)$/i,
    (_, [, how = '', what = '', not = '']) =>
      isNoun(what.toLowerCase())
        ? [loneStatement(`the ${what} {was} ${how.toLowerCase()} and ${not}`)]
        : [],
  ],
  [
    /^(?:(?:such|kind of|kinda) )?(?:an? )?((?:busy|crazy|hectic|rough|slow) (?:night|day|morning|evening|weekend|week))$/i,
    (_, [, what = '']) => [statement(`it {was} a ${what.toLowerCase()}`)],
  ],
  // "Seen all 4 of my kids since birth"
  [/^(?:seen|treated|helped|known) .+ since\b/i, (said) => [loneStatement(`they've ${said}`)]],
  [
    /^(?:(?:super|very|so|really) )?(?:clean|spotless|modern|bright), .+ too$/i,
    (said) => [loneStatement(`the place {was} ${said}`)],
  ],
  [
    /^(?:(?:a (?:little|bit|lil)|kinda|pretty) )?(?:pricey|expensive) but (?:they|it)\b/i,
    (said) => [loneStatement(`it's ${said}`)],
  ],
  // "Warm robe instead of paper gown"
  [
    /^((?:warm|heated|soft|cozy|weighted) (?:robe|blanket|pillow|heating pad|neck pillow|eye mask))\b(.*)$/i,
    (_, [, what = '', rest = '']) => [
      loneStatement(
        `they gave me a ${what.toLowerCase()}${rest.replace(/ instead of (?=(?:paper|plastic|thin|cold) \S+[^s]$)/, ' instead of a ')}`,
      ),
    ],
  ],
  [/^hands[- ]on, not /i, (said) => [loneStatement(`they were ${said}`)]],
  [
    /^((?:\S+ ){0,2}(?:placement|removal|surgery|cleaning|exam|biopsy|extraction|filling|ultrasound|mammogram)), ((?:offered|explained|numbed|gave|took|let|checked|walked|talked) .+)$/i,
    (_, [, what = '', did = '']) => [loneStatement(`for my ${what}, they ${did}`)],
  ],
  [
    /^((?:\S+ )?\S+s) (?:are )?under control$/i,
    (_, [, what = '']) => [loneStatement(`my ${what} are under control`)],
  ],
  // "called me herself"
  [
    /^((?:called|texted|emailed|drove|came|saw|checked|met|walked) .*)\b(her|him)self$/i,
    (said, [, , whose = '']) => [
      loneStatement(`${whose.toLowerCase() === 'her' ? 'she' : 'he'} ${said}`),
    ],
  ],
  [/^(?:\S+ )?diagnosis (?:after|in|within) /i, (said) => [feeling(`got a ${said}`)]],
  [
    /^pretty ((?:waiting )?\S+)$/i,
    (_, [, what = '']) =>
      isNoun(what) && !isAboutPeople(what) ? [statement(`the ${what} {was} pretty`)] : [],
  ],
  [/^separate .+ (?:room|area|entrance|space)$/i, (said) => [habit(`have a ${said}`)]],
  // "tongue tie fixed"
  [
    /^(?!.*\b(?:got|was|were|is|had|get)\b)((?:my )?\S+ \S+) (fixed|handled|resolved|sorted)$/i,
    (_, [, what = '', done = '']) =>
      isNoun(what.split(' ').at(-1) ?? '') && !what.endsWith('s')
        ? [action(`got ${what.startsWith('my ') ? '' : 'the '}${what} ${done}`)]
        : [],
  ],
  [/^fear[- ]free$/i, (said) => [statement(`it {was} ${said.toLowerCase()}`)]],
  [/^dental (?:went|was) /i, (said) => [statement(`the ${said}`)]],
  // "a lil sore after"
  [
    /^(?:still )?(?:a (?:lil|little|bit|tad) )?(?:bit )?sore(?: .+)?$/i,
    (said) => [loneStatement(`I was ${said}`)],
  ],
  [/^easy to get in and out(?: of)?$/i, (said) => [loneStatement(`the place is ${said}`)]],
  [
    /^(?:a (?:little|bit|lil) )?(?:pricey|expensive) but (?:honest|fair|good|great|thorough|kind)$/i,
    (said) => [loneStatement(`they're ${said}`)],
  ],
  // "sports physical no appointment"
  [
    /^([^$\s]\S*(?: \S+)?) (no (?:appointment|insurance|referral)(?: needed| necessary)?)$/i,
    (_, [, what = '', rest = '']) =>
      isNoun(what.split(' ').at(-1)?.toLowerCase() ?? '') ? [sentence(`${what}, ${rest}`)] : [],
  ],
  // "Not just handed off to an aide": the visitor was not
  [
    /^(not|never) ((?:just |once |ever )*(?:handed|treated|left|pushed|pressured|passed|shuffled|ignored|judged|rushed|dismissed|forgotten|shamed|upsold)\b.*)$/i,
    (_, [, negation = '', done = '']) => [
      negation.toLowerCase() === 'not'
        ? loneStatement(`I wasn't ${done}`)
        : feeling(`was never ${done}`),
    ],
  ],
  [
    /^(?:(?:so )?much )?(?:better|nicer|cheaper|faster|friendlier) than (?:my|the|any|other)\b/i,
    (said) => [loneStatement(`they're ${said}`)],
  ],
  [
    /^a (?:lil|little|bit|tad) (?:bit )?(?:pricey|expensive|far)$/i,
    (said) => [statement(`it {was} ${said}`)],
  ],
  [/^covered by (?:my )?insurance$/i, (said) => [statement(`it {was} ${said}`)]],
  [
    /^(knots|spots|bumps|stains|wrinkles|headaches|cramps) (?:are|were) /i,
    (said) => [statement(`the ${said}`)],
  ],
  // "walked in with broken glasses, got help"
  [
    /^((?:walked|came|went|called|showed) (?:in|up|here|to) [^,]+), ((?:got|left|walked|was|went) [^,]+)$/i,
    (_, [, came = '', then = '']) => [loneStatement(`I ${came.toLowerCase()} and ${then}`)],
  ],
  // "Check in on my phone"
  [
    /^(?:can |could )?((?:check in|pay|book|schedule|sign up)\b.* (?:on|from|by) (?:my|the) (?:phone|app|computer))$/i,
    (_, [, what = '']) => [loneStatement(`I could ${what.toLowerCase()}`)],
  ],
  [
    /^less (?:pain|hassle|waiting|pressure|stress|time|swelling|soreness) than /i,
    (said) => [loneStatement(`there {was} ${said}`)],
  ],
  [
    /^(no .+?),? (which i (?:love|like|appreciate)d?)$/i,
    (_, [, what = '', which = '']) => [sentence(`${what}, ${which.replace(/\bi\b/, 'I')}`)],
  ],
  [
    /^(?:a (?:little|bit)|kinda|slightly) (?:noisy|loud|cold|chilly|hot|warm|dark|crowded|cramped) (?:from|in|at|with|during|by)\b/i,
    (said) => [loneStatement(`it {was} ${said}`)],
  ],
  [/^don't (?:even )?(?:feel|have|need|notice) /i, (said) => [loneStatement(`I ${said}`)]],
  [/^less \S+(?: (?:already|now|today))?$/i, (said) => [loneStatement(`I have ${said}`)]],
  [
    /^(copay|co-pay|bill|cost|price|estimate|quote) (?:was|is|adds) /i,
    (said) => [statement(`the ${said.replace(/\bbut (?=worth\b)/, "but it's ")}`)],
  ],
  // "talked slow and clear, faced me"
  [
    /^(talked|spoke|explained|took|listened|answered|called|checked|showed) ([^,]+), ((?:never |didn't |even )?(\p{L}+)\b[^,]*)$/iu,
    (_, [, did = '', how = '', then = '', verb = '']) =>
      pastForms.has(verb.toLowerCase()) ? [action(`${did.toLowerCase()} ${how}, and ${then}`)] : [],
  ],
  // "Quick biopsy barely felt it"
  [
    /^(quick|fast|easy|gentle|painless) ([^,]+?),? (barely (?:felt|noticed) (?:it|a thing|anything|the .+))$/i,
    (_, [, how = '', what = '', felt = '']) => [
      loneStatement(`the ${what} {was} ${how.toLowerCase()}, and I ${felt}`),
    ],
  ],
  [
    /^(?!(?:i|we|they|she|he|my|our)\b)(.+?),? (barely (?:felt|noticed) (?:it|a thing|anything|the .+))$/i,
    (_, [, what = '', felt = '']) => [sentence(`${what}, ${felt}`)],
  ],
  // "No pushing expensive creams"
  [
    /^no (push|rush|pressur|judg|lectur|try|sham|talk)ing (?!me$|tactics\b)(\S.*)$/i,
    (_, [, verb = '', rest = '']) => [
      action(`didn't ${/^(?:pressur|judg|lectur|sham)$/i.test(verb) ? `${verb}e` : verb} ${rest}`),
    ],
  ],
  [
    /^phones? (?:take|takes|ring|rings|never|always|goes|go) /i,
    (said) => [statement(`the ${said}`)],
  ],
  [
    /^(?!(?:great|good|the|a|an|such) )(?:\p{L}+[ -]){2,3}vibe$/iu,
    (said) => [statement(`the place has ${articleFor(said)}${said}`)],
  ],
  [/^x-rays (?:the )?same day$/i, (said) => [feeling(`got my ${said}`)]],
  [/^ready (?:when|by|before) /i, (said) => [statement(`it {was} ${said}`)]],
  [/^.+ (?:are|is) (?:so |really |pretty )?hard to (?:find|come by)\b/i, asItIs],
  [/^(?:\S+ )?exercises (?:that|I) /i, (said) => [action(`gave me ${said}`)]],
  [
    /^(?:baby|toddler|son|daughter|kids?|dogs?|cats?|puppy|pup|husband|hubby|wife|mom|dad|teen) (?:got|had|was|were|didn't|barely|loved?|cried|never|actually|slept|walked|came|went|felt|left|even|fell|wasn't|can|is|are|loves|likes) /i,
    (said) => [statement(`my ${said}`)],
  ],
];

function isAboutPeople(noun: string): boolean {
  return personNouns.has(noun.toLowerCase()) || peopleNouns.has(noun.toLowerCase());
}

/** The subject of a label that is only adjectives. */
function subjectOf(said: string): string | undefined {
  if (/^(?:quick|fast|easy|smooth|short|simple|cheap|affordable)$/i.test(said)) return 'it {was}';
  if (/^(?:short|quick) (?:wait|visit|appointment|checkup|exam)$/i.test(said)) return 'it {was} a';
  if (/^(?:right |always )?on time$/i.test(said)) return 'they {were}';
  const [first] = rephraseAdjectives(tokenize(said)) ?? [];
  if (first?.kind === 'adjective') return 'they {were}';
  return first?.text.startsWith('it {was} ') ? 'it {was}' : undefined;
}

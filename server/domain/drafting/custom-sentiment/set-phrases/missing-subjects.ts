import { action, feeling, loneStatement, sentence, statement } from '../phrases.ts';
import { articleFor } from '../noun-phrase.ts';
import { rephraseAdjectives } from '../rephrase-adjectives.ts';
import { tokenize } from '../tokenized-text.ts';
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

/** The subject of a label that is only adjectives. */
function subjectOf(said: string): string | undefined {
  if (/^(?:quick|fast|easy|smooth|short|simple|cheap|affordable)$/i.test(said)) return 'it {was}';
  if (/^(?:short|quick) (?:wait|visit|appointment|checkup|exam)$/i.test(said)) return 'it {was} a';
  if (/^(?:right |always )?on time$/i.test(said)) return 'they {were}';
  const [first] = rephraseAdjectives(tokenize(said)) ?? [];
  if (first?.kind === 'adjective') return 'they {were}';
  return first?.text.startsWith('it {was} ') ? 'it {was}' : undefined;
}

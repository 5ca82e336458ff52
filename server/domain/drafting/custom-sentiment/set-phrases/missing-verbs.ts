import { action, feeling, habit, loneStatement, sentence, statement } from '../phrases.ts';
import { rephraseAdjectives } from '../rephrase-adjectives.ts';
import { tokenize } from '../tokenized-text.ts';
import { isPluralNoun } from '../noun-phrase.ts';
import { isNoun } from '../lexicon/known-words.ts';
import { peopleNouns, personNouns } from '../lexicon/nouns.ts';
import type { SetPhrases } from './set-phrases.ts';

/** Labels for what happened or how it was that leave out a verb: "tongue tie fixed", "friendly check in". */
export const missingVerbs: SetPhrases = [
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
      isNoun(what.split(' ').at(-1) ?? '') && !isPluralNoun(what)
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
];

function isAboutPeople(noun: string): boolean {
  return personNouns.has(noun.toLowerCase()) || peopleNouns.has(noun.toLowerCase());
}

import { jobs } from './people.ts';
import { wholePhrases } from './whole-phrases.ts';

/**
 * True for hate against groups of people, and for insults about somebody's appearance.
 * @param plain lower-case
 */
export function isHateful(plain: string): boolean {
  return patterns.test(plain);
}

/** Groups of people, in the plural; the singulars also describe things ("white teeth"). */
const groups =
  '(?:jews|blacks|whites|asians|mexicans|muslims|arabs|gays|lesbians|homos|queers|immigrants|migrants|refugees|foreigners|indians|latinos|latinas|hispanics|africans|haitians|koreans|gypsies|filipinos|somalis|pakistanis|chinese people|black people|white people|gay people|trans people|brown people)';
const ofGroup =
  '(?:jew|jewish|black|white|brown|asian|mexican|muslim|arab|gay|trans|immigrant|foreign|indian|chinese|latino|hispanic|african|haitian|korean|filipino|somali)';
const killing =
  '(?:gas|kill|lynch|hang|slaughter|shoot|burn|murder|exterminate|behead|deport|stab|strangle)';
const ugly = '(?:fat|ugly|fugly|hideous)';

const hate = [
  `sieg heil|heil hitler|ku klux klan|white (?:power|pride)(?=[\\W\\d]*$)|white suprem\\w+`,
  // Only alone: after other words, "kkk" is laughter in Portuguese.
  `^kkk(?=\\W*$)|the kkk`,
  `(?:${killing}|ban|hate|death to|down with)(?:s|ed|ing)? (?:all )?(?:of )?(?:the |those |these )?${groups}`,
  `(?:^|^please |^just |^let'?s |^we (?:should|must) |^go )${killing} (?:them|him|her|you|u|everyone|everybody)(?: all)?(?=\\W*$)|lynch (?:them|him|her|you)`,
  `^no (?:more )?${groups}(?: allowed| please| here)?(?=\\W*$)`,
  `^(?:only|for) ${groups}(?=\\W*$)|(?<!egg )${groups} only(?=\\W*$)`,
  `${ofGroup}[ -]only (?:staff|people|clinic|place|area|club|business|doctors?|nurses?|patients|customers)`,
  `(?:${groups}|${ofGroup} (?:${jobs})) (?:should|must|need to|have to|ought to) (?:leave|go|get out|die|be (?:fired|deported|banned|shot|killed|hanged))`,
  `(?:dirty|filthy|stinking|stinky|smelly|disgusting|stupid|lazy|greedy) (?!whites)(?:${groups}|(?:jew|mexican|arab|muslim|immigrant|foreigner)(?=\\W*$)|${ofGroup} (?:${jobs}))`,
  `go back to your (?:own )?country|^(?:please |just )?go back to (?:africa|mexico|china|india|where you (?:came|come|belong))`,
  `(?:get |go )?out of (?:my|our) country`,
];

const looks = [
  `${ugly}(?:,? (?:and )?(?:fat|ugly|old|lazy|stupid|dumb))* (?:${jobs})`,
  `(?:${jobs}) (?:is|was|are|were) (?:so |too |very |really )?${ugly}(?=\\W*$)`,
  `fat (?:pigs?|slobs?|cows?)(?=\\W*$)`,
];

const patterns = wholePhrases([...hate, ...looks]);

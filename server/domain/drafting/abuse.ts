import { readings } from './disguises.ts';

/**
 * True for insults, slurs, threats and sexual coarseness in a visitor's own sentiment. Never asked of
 * names: "Dickson", "Cummings" and "Titman" are names. Whole words only, so that "Scunthorpe" and
 * "therapist" pass. Mild words ("damn good"), blame ("rude", "a rip-off") and the words of trades
 * ("a prick of the needle", "spic and span", "pedo dentist") pass.
 */
export function isAbusive(text: string): boolean {
  return readings(text).some((reading) => {
    const plain = reading.replace(harmless, ' ');
    return words.test(plain) || phrases.test(plain) || hasMaskedWord(plain);
  });
}

/** What holds a coarse word and means no harm. */
const harmless =
  /\bspic(?:k)?(?: and | & | n |-and-|-n-)span\b|\bpedo (?:dentist\w*|dental|clinic|office|doc|dds|ortho\w*|dentistry)\b|\bfood porn\b|\bpussy ?(?:cats?|willows?)\b|\b(?:soap|pond) scum\b|\bidiot[ -]?proof\b|\b(?:my|the|new|rebuilt|auto|manual) tranny\b|\btranny (?:fluid|flush|repair|rebuild|work|shop|service|fixed)\b|\bdrop[ -]dead gorgeous\b|\b(?:dr|mr|mrs|ms|doctor|nurse)\.? (?:moron|hooker|prick|bastard|coon)\b|\bchinks? in\b|\bblue tits\b/g;

// Our own short lists. They judge words that are aimed at people.
const coarse =
  'f[uc]ck\\w*|phuck\\w*|fvck\\w*|fucc\\w*|fuk(?:s|k|er|ers|ing|in|ed|u)?|fuq|mofos?|(?:bull|horse|dip|bat|chicken)?shit(?:s|ty|tier|head\\w*|show|hole\\w*|ting|bag\\w*|less)?|cunts?|bi?(?:a|o)?tch(?:es|y|ing|ass)?|bitch\\w*|bastards?|ass ?holes?|arse ?holes?|dick ?heads?|dick ?wads?|cock ?suckers?|wank(?:er|ers|ing)?|twats?|whores?|sluts?|slutty|skanks?|skanky|hookers?|douche(?:bags?|s|y)?|jack ?ass(?:es)?|dumb ?ass(?:es)?|fat ?ass(?:es)?|lazy ?ass(?:es)?|bell ?ends?|tossers?|pussy|pussies|tits|titties|jerk ?offs?|blow ?jobs?|hand ?jobs?|porn\\w*|horny|milf|dildos?|cumshots?|stfu|gtfo|piss off|scum|scumbags?|morons?|idiots?|imbeciles?|perverts?|pervs?';
const slurs =
  'nigg(?:er|a|ers|as|uh)|niggers?|fag(?:s|got|gots|gy|goty|gotry)?|jigaboos?|porch monkeys?|camel jockeys?|chinam[ae]n|darkies|libtards?|kikes?|spics?|chinks?|gooks?|wetbacks?|beaners?|towel ?heads?|rag ?heads?|sand ?nigg\\w*|pakis?|trann(?:y|ies)|she ?males?|retard(?:s|ed)?|nazis?|hitler|pedo(?:s|phile|philes|philia)?|paedo(?:s|phile|philes)?|rapists?|molest\\w*|kys';
const foreign =
  'hijos? de puta|putas?|mierda|pendej[oa]s?|cabron(?:es)?|salope|connards?|encule|fils de pute|putain|arschloch|hurensohn|scheiss\\w*|scheiße|wichser|fotze|stronz[oi]|vaffanculo|cazzo|kurwa|caralho|filho da puta|сука|блядь|бля|хуй\\w*|пизд\\w*|傻逼|操你妈|クソ野郎';

const words = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:mother ?)?(?:${coarse}|${slurs}|${foreign})(?![\\p{L}\\p{N}])`,
  'u',
);

const somebody =
  '(?:you|u|ya|him|her|them|everyone|everybody|someone|somebody|your|all of (?:you|them)|the (?:doctors?|dentists?|nurses?|vets?|staff|owners?|manager|receptionist))';
const harm = '(?:kill|hurt|stab|shoot|rape|murder|strangle|beat up|punch|burn)';

/** Groups of people, as many; their words for one are those of things too ("white teeth"). */
const groups =
  '(?:jews|blacks|whites|asians|mexicans|muslims|arabs|gays|lesbians|homos|queers|immigrants|migrants|refugees|foreigners|indians|latinos|latinas|hispanics|africans|haitians|koreans|gypsies|filipinos|somalis|pakistanis|chinese people|black people|white people|gay people|trans people|brown people)';
const ofGroup =
  '(?:jew|jewish|black|white|brown|asian|mexican|muslim|arab|gay|trans|immigrant|foreign|indian|chinese|latino|hispanic|african|haitian|korean|filipino|somali)';
const roles =
  '(?:nurses?|doctors?|dentists?|vets?|receptionists?|hygienists?|stylists?|staff|employees|workers|owners?|managers?)';
const killing =
  '(?:gas|kill|lynch|hang|slaughter|shoot|burn|murder|exterminate|behead|deport|stab|strangle)';

const hate = [
  `sieg heil|heil hitler|ku klux klan|white (?:power|pride)(?=[\\W\\d]*$)|white suprem\\w+`,
  // By itself; after other words it is laughter in Portuguese.
  `^kkk(?=\\W*$)|the kkk`,
  `(?:${killing}|ban|hate|death to|down with)(?:s|ed|ing)? (?:all )?(?:of )?(?:the |those |these )?${groups}`,
  `(?:^|^please |^just |^let'?s |^we (?:should|must) |^go )${killing} (?:them|him|her|you|u|everyone|everybody)(?: all)?(?=\\W*$)|lynch (?:them|him|her|you)`,
  `^no (?:more )?${groups}(?: allowed| please| here)?(?=\\W*$)`,
  `^(?:only|for) ${groups}(?=\\W*$)|(?<!egg )${groups} only(?=\\W*$)`,
  `${ofGroup}[ -]only (?:staff|people|clinic|place|area|club|business|doctors?|nurses?|patients|customers)`,
  `(?:${groups}|${ofGroup} ${roles}) (?:should|must|need to|have to|ought to) (?:leave|go|get out|die|be (?:fired|deported|banned|shot|killed|hanged))`,
  `(?:dirty|filthy|stinking|stinky|smelly|disgusting|stupid|lazy|greedy) (?!whites)(?:${groups}|(?:jew|mexican|arab|muslim|immigrant|foreigner)(?=\\W*$)|${ofGroup} ${roles})`,
  `go back to your (?:own )?country|^(?:please |just )?go back to (?:africa|mexico|china|india|where you (?:came|come|belong))`,
  `(?:get |go )?out of (?:my|our) country`,
];

const looks = [
  `(?:fat|ugly|fugly|hideous)(?:,? (?:and )?(?:fat|ugly|old|lazy|stupid|dumb))* ${roles}`,
  `${roles} (?:is|was|are|were) (?:so |too |very |really )?(?:fat|ugly|fugly|hideous)(?=\\W*$)`,
  `fat (?:pigs?|slobs?|cows?)(?=\\W*$)`,
  `(?<!my (?:\\w+ )?)(?:big|huge|massive|nice|fake|sexy|hot|show (?:me )?(?:your|her)) (?:boobs?|boobies|titt?(?:y|ies)|tits)`,
  `sexy ${roles}`,
];

const phrases = new RegExp(
  [
    ...hate,
    ...looks,
    `kill (?:your|him|her|them|my)sel(?:f|ves)`,
    `(?:i will|i'll|ill|i am going to|i'm going to|im going to|gonna|i want to|let's|someone should|somebody should) ${harm} ${somebody}`,
    `(?:should|deserves? to|need to|needs to|ought to|hope (?:you|they|she|he|it|u)(?: all)?) (?:die|dies|rot|burn|burns|be (?:shot|killed|hanged|stabbed|raped|dead))`,
    `go (?:die|kill|hang|drown|jump off)\\b(?! for)`,
    `go to hell|rot in hell|burn in hell|drop dead`,
    `(?:burn|blow|shoot|bomb) (?:it|them|(?:this|the|that|your) (?:place|building|clinic|office|shop|house|salon|hotel))(?: down| up)?\\b(?= down| up|$)|bomb (?:this|the|that) (?:place|building|clinic|office|shop)`,
    `(?:kiss|lick|suck|bite|eat) my (?:ass|arse|dick|balls|cock)|suck (?:a|my|his) (?:dick|cock)|eat shit`,
    `(?:is|was|what|such|being|you|you're|youre|total|complete|absolute|arrogant|stupid|bunch of|are|these|those) (?:an? )?(?:total |complete |real |huge |massive )?(?:dicks?|pricks?|cocks?|ass|asses|arse)`,
    `(?:f uck|fu ck|fuc k|sh it|shi t|bi tch|b itch|bit ch|cu nt|c unt|as shole|assh ole)`,
  ]
    .map((source) => `(?<![\\p{L}\\p{N}'])(?:${source})(?![\\p{L}\\p{N}])`)
    .join('|'),
  'u',
);

/** "f**k", "sh*t", "a##hole": a coarse word with some letters hidden. */
function hasMaskedWord(plain: string): boolean {
  const masked = plain.match(/[a-z][a-z*#]*[*#]+[a-z*#]*/g) ?? [];
  return masked.some((word) => {
    const pattern = new RegExp(`^${word.replace(/[*#]/g, '[a-z]')}$`);
    return hideable.some((coarseWord) => pattern.test(coarseWord));
  });
}

const hideable =
  'fuck fucks fucked fucker fucking fuckin shit shits shitty bullshit bitch bitches cunt cunts asshole assholes bastard bastards whore whores slut sluts pussy nigger niggers nigga faggot faggots retard dickhead motherfucker'.split(
    ' ',
  );

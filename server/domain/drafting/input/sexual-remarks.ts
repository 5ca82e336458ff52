import { regex, regexPart } from '../regex.ts';
import { otherPeople, jobs } from './people.ts';
import { wholePhrases } from './whole-phrases.ts';

/**
 * True for sexual remarks about people: "hot nurse", "sexy doc", "nice ass on the hygienist", "i'd tap
 * that". Hot or sexy things pass ("hot stone massage", "sexy haircut", "felt sexy"), and so do
 * compliments that aren't sexual ("cute receptionist", "handsome doctor") and medical or anatomical
 * words ("breast exam was gentle", "love my new boobs").
 * @param plain lower-case
 */
export function isSexualRemark(plain: string): boolean {
  const said = plain.replace(harmless, ' ');
  return remarks.test(said) || (!warmth.test(said) && calledHot.test(said));
}

/** Hot or sexy things, even before a word for people. */
const harmless = regex('g')`
  \bhot (?:yoga|pilates|barre|stones?|towels?|wax\w*|shave|rod|dogs?|tubs?|coffee|tea|cocoa|
    food|meals?|water|oil|
    lather)\b(?: (?:\w+ )?(?:instructors?|teachers?|class(?:es)?|therapists?|masseuses?|
      barbers?))?|
  \bhot (?:barber|girl|boy|man|mom|guy|chef|cook|server) (?:bikini|facial|wax|towel|shave|
    summer|walk|bun|era|special|plates?|food)\b|
  \b(?:like|feel|feeling|felt|i'm|i am|look|looking|looked|me|myself) (?:an? |so |such an? |as |
    super |really |very |into )*(?:sexy|hot|
    hottie)(?: (?:\w+ )?(?:mama|mom|babe|lady|girl|man|guy|dad|woman|chick))?\b(?! (?:for|nurse|
      doc))|
  \bgood[ -]looking\b|\bhot mess(?:es)?\b|
  \bsexy (?:haircuts?|hair|cars?|look|tattoos?|nails?|lashes|brows|dress(?:es)?|shoes|heels|
    smile|curls|costumes?|lingerie)\b
`;

/** Context in which "she was hot" is about temperature. */
const warmth =
  /\b(?:fever\w*|temperature|temp|ac|air|a\/c|sun|summer|heat|car|pant(?:ed|ing)|sweat\w*|oven|outside|weather|water|stove|flash\w*|dog|cat|puppy|kennel|room|degrees|fresh|tea|coffee|burn\w*)\b/;

const very =
  '(?:(?:so|very|really|super|pretty|kinda|kind of|damn|smoking|smokin|fucking|freaking|hella|too|such|the|a|an|is|are|was|were|also|all|insanely|ridiculously) )*';
const kindOf =
  '(?:(?:young|little|lil|af|as (?:hell|fuck)|time with (?:the|my)|blonde?|brunette|redhead(?:ed)?|new|female|male|asian|latina?|black|white|tall|fit|single|older|front desk|massage|vet|dental|gym|fitness|personal|yoga|swim|dance|hair|nail|desk|ass|and \\w+) )*';
const workers = `(?:${jobs}|pt|hygenists?|girls?|guys?|chicks?|babes?|lad(?:y|ies)|gals?|dudes?|wom[ae]n|m[ae]n|blondes?|moms?|dads?|dadd(?:y|ies)|mamas?|daughters?|wife|milfs?)`;
const heard = `(?:${jobs}|${otherPeople}|she|he|they)`;
/** Body parts in sexual remarks. */
const part =
  '(?:ass(?:es)?|butts?|booty|bootys|booties|rack|tits|titties|boobs?|boobies|breasts|knockers|jugs|cleavage|curves|thighs|bod|body|legs|bum)';
const admired =
  '(?:nice|great|fine|hot|big|huge|sweet|perfect|tight|juicy|sexy|amazing|phat|firm|killer|incredible|gorgeous|beautiful|round|thick|cute|massive|banging)';
const onSomebody = `(?:on|of) (?:(?:her|him|them|that one)(?=\\W*$|[.,!?])|(?:the|that|this|those|these|my|your|every) ${kindOf}(?:${jobs}|${otherPeople}))`;
const wouldLike =
  "(?:i'?d|i would|id|would|i wanna|i want to|wanna|i'?ll|let me|gonna|i'?m gonna|i could)(?: (?:so|totally|definitely|def|love to|like to|really|gladly|happily|still|like))*";

const aboutPeople = [
  `(?:sexy|sexiest|fuckable|bangable|slutty|thicc|busty|kinky|voluptuous|smokin'? hot|bangin'?),? ${kindOf}(?:${workers}|staff|team|crew|people|employees|voice|accent)(?! (?:scrubs|costumes?))`,
  `(?:naughty|horny) ${kindOf}(?:${jobs})`,
  `(?:hot|hottest|hawt),? (?:and sexy )?${kindOf}${workers}(?! (?:brought|gave|offered|turned|handed|kept|made|support|call))`,
  `${heard}(?: \\w+)?(?:'s|'re|s)? ${very}(?:sexy|fuckable|bangable|thicc|a (?:total )?(?:babe|hottie|milf|dilf|snack|smoke ?show|slut|ho|hoe)|eye candy|hott(?:ie|y)s?|smokeshows?|babes|busty|horny)(?=\\W*$|[.,!?]| (?:and|but|af|too|as|in|with)\\b)`,
  `what a (?:total )?(?:hottie|babe|milf|dilf|smoke ?show)|(?:total )?hott(?:ie|y)s?(?=\\W*$| (?:at|on|who|working|behind|with))|hott(?:ie|y) ${workers}|[md]ilfs?|gilfs?|zadd(?:y|ies)|smoke ?shows?`,
  `(?:got|have|has|having) the hots for|i'?m hot for|turns? me on(?! to)|turned me on(?! to)|(?:makes?|made|making|got|gets) me (?:so |all )?(?:horny|hard|wet)(?=\\W*$|[.,!?])|call me daddy|gave me an? (?:boner|erection|hard ?on)|smash or pass`,
];

const aboutBodies = [
  `(?:what an? )?${admired} (?:\\w+ )?${part} ${onSomebody}`,
  `(?<!\\w-)(?:nice|hot|sexy|tight|juicy|sweet|phat|fine|dat|that|great|perfect) ass(?=\\W*$|[.,!?]| (?:on|there|here|too|and|at|though|tho|lol|haha)\\b)`,
  `(?:nice|hot|sexy|juicy|phat|tight) (?:butts?|booty|rack|bum)(?=\\W*$|[.,!?]| (?:on|at|there|too|though|tho|lol)\\b)`,
  `(?:her|his|their|your) ${admired} (?:ass|tits|titties|boobs?|boobies|booty|rack|knockers|jugs|cleavage|bod|curves)(?! (?:gland|trim|hair|fluff))`,
  `(?:her|his|their|your|(?:the|my) (?:\\w+ ){0,2}\\w+'?s) (?:ass|tits|titties|boobs?|rack|booty|cleavage|curves) (?:is|are|was|were|looks?|looked) ${very}(?:${admired}|amazing|insane|fire|unreal|perfect)`,
  `(?:love|loved|enjoyed|liked) (?:\\w+ )?(?:her|his|their|your|the \\w+'?s) (?:ass|tits|titties|boobs?|rack|booty|cleavage|curves)`,
  `(?:stare|staring|stared|look|looking|looked|peeks?|peeking|check\\w*|ogl\\w+|grab\\w*|squeez\\w*|slap\\w*|smack\\w*|touch\\w*|feel|felt|see|show me|motorboat\\w*)(?: (?:at|out|up|on))? (?:her|his|their|your|that|the \\w+'?s) (?:\\w+ )?(?:ass|tits|titties|boobs?|boobies|rack|booty|cleavage|nipples)`,
  `(?:nice|great|amazing|awesome|good|hot|lovely|her|his|\\w+'s) cleavage|view of (?:her|his|their|the \\w+'s) (?:ass|butt|boobs|tits|rack)|what a (?:nice |great )?(?:rack|ass)(?=\\W*$| on)|(?:that|those|dat|dem) (?:ass|boobs|tits|rack|booty) tho(?:ugh)?|(?:boobs|tits|ass) in my face|with a (?:nice |big )?booty(?=\\W*$| at)`,
  `(?:${jobs}|${otherPeople}) (?:with|has|have|had|got) (?:\\w+ )?${admired} (?:tits|boobs?|boobies|breasts|ass|rack|booty|butt|knockers|jugs)`,
  `(?:big|huge|massive|fake|sexy|show me (?:your|her)) (?:titt?(?:y|ies)|tits)|(?:sexy|hot|show me (?:your|her)|nice) (?:boobs?|boobies)(?! (?:job|lift))`,
  `(?<!(?:my|for|with|fits?|support\\w*|hold\\w*|us|have|having|of|our|on) (?:\\w+ )?)(?:big|huge|massive|fake) (?:boobs?|boobies)`,
  `(?:big|huge|nice|massive|fat|hard|monster|tiny|little|small) (?:dicks?|cocks?)(?! (?:'s|van|clark))|boners?|(?:show|see|touch|lick|suck) (?:me )?(?:your|his) (?:penis|junk|package|dick|cock)`,
];

const acts = [
  `${wouldLike} (?:tap|smash|bang|bone|hit|do|ride|wreck|hump|plow|pound) (?:that|dat|her|him|those|the ${kindOf}(?:${jobs}|${otherPeople}))(?! (?:up|again|next|place|gym|class|buffet|spot|hair|nails|with|for|way|in a))(?=\\W*$|[.,!?]| (?:any ?(?:time|day)|all|so|hard|lol|if|on|ass|nurse|doc))`,
  `(?:i'?d|i would|id) (?:so |totally |definitely )?(?:tap|bang|smash|hit it)(?=\\W*$|[.,!?])|would (?:totally |definitely |def )?(?:bang|smash|tap)(?=\\W*$)`,
  `${wouldLike} (?:fuck|screw|lick|spank|undress|nail|sleep with|make out with|hook up with|see naked|mount|get with|finger|grope|fondle|seduce) (?:you|u|her|him|them|that|the ${kindOf}(?:${jobs}|${otherPeople}))(?! (?:over|it))`,
  `(?:(?:s?he|they|nurse|doc\\w*|dentist|that \\w+|dr\\.? \\w+) )?can (?:ride|spank|strip) me|(?:put (?:his|her|their) hands on|bend) me any ?(?:time|where)|can (?:\\w+ )?(?:do|drill|ride|spank|touch|probe|bend|examine|feel|inspect|strip) me (?:any ?(?:time|day|where)|over|all (?:night|day)|up)`,
  `(?:bang|screw|fuck|hump) (?:the|that|those) ${kindOf}(?:${jobs})`,
  regexPart`
    sex with (?:you|her|him|them|the ${kindOf}(?:${jobs}|${otherPeople}))|
    in bed with (?:her|him|them|the ${kindOf}(?:${jobs}))|
    (?:get|getting|got) in (?:her|his|their|those) (?:pants|panties)|bend (?:her|him|you) over|
    sit on my face|send (?:me )?nudes|
    see (?:her|him|you|the ${kindOf}(?:${jobs})) (?:naked|nude|topless)|
    let (?:him|her|them) do me(?=\W*$|[.,!?])|can sit on my lap|undress me|naked ${workers}
  `,
  `sucks? (?:a |my |his |your |some )?(?:dick|cock|balls)|cum (?:on|in|all|for) (?:her|his|me|my|your|you|him)|spank me|anal sex with|wet dreams?`,
  `massages? .{0,12}happy endings?|happy ending massages?|(?:gave|gives?|giving|offers?|offered) (?:me |you |us )?(?:a |the )?happy endings?`,
  `(?:enfermer|doctor|dentist|recepcionist|chic|muchach)[ao]s? (?:muy |bien )?(?:sexy|sexi|buenot[ao]|cachond[ao])|(?:buen|ric|lind|que)[ao]?s? (?:culo|culito|nalgas|tetas|chichis)|mamacitas?`,
];

const remarks = wholePhrases([...aboutPeople, ...aboutBodies, ...acts]);

const calledHot = wholePhrases([
  `(?:${jobs}|girls?|guys?|lad(?:y|ies)|wom[ae]n|chicks?|dudes?|she|he|(?:nurse|dr\\.?|doctor) \\w+)(?:'s| is| are| was| were|'re| looks?| looked)? (?:(?:so|very|really|super|pretty|kinda|damn|smoking|smokin|fucking|freaking|hella|insanely|hecka) )*(?:hot|hawt)(?=\\W*$|[.,!?]| (?:and (?:sexy|single)|af|as (?:hell|fuck)|too))`,
  `(?:${jobs}) (?:is|was|are|were) (?:so|super|really|very|freaking|insanely) hot(?! (?:on|from|in|and tired|with))`,
]);

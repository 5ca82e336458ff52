import { regexPart } from '../regex.ts';
import { otherPeople, jobs, anyPerson } from './people.ts';
import { wholePhrases } from './whole-phrases.ts';

/**
 * True for threats, wishes of harm and incitement, against anyone: "kill the owner", "I will burn this
 * place down", "you're dead". Idioms ("killed it", "to die for", "shoot them an email"), vaccine shots
 * and photos, grief ("she died"), harm to the visitors themselves, and negations ("didn't burn me")
 * pass.
 * @param plain lower-case
 */
export function isThreat(plain: string): boolean {
  return threats.test(plain.replace(idioms, ' '));
}

const idioms = new RegExp(
  [
    // Softened by what follows
    String.raw`\b(?:kill(?:ed|s|ing)?|shoot|shower(?:ed|s)?) (?:\w+ ){1,3}with (?:kindness|laughter|love|cuteness)\b`,
    String.raw`\bdrop[ -]dead (?:gorgeous|beautiful|date|funny)\b|\bdie[ -]?hards?\b|\bto die for\b|\bbomb\.com\b`,
    String.raw`\bhit (?:you|him|her|them|\w+) up\b|\bbeat (?:you|him|her|them) (?:at|to|home)\b|\bnever hurt a fly\b`,
    // Messages and photographs
    String.raw`\bshoot (?:\w+ ){1,3}?an? (?:quick )?(?:\w+ )?(?:text|email|message|note|line|dm|msg|call|link|quote)\b`,
    String.raw`\bshoot (?:\w+ ){0,3}(?:portraits?|headshots?|photos?|pictures?|weddings?|videos?)\b`,
    // A workout
    String.raw`(?:^|[.!?,;] ?)(?:(?:it|this|they|will|class|workouts?) )*kicks? your (?:ass|butt)\b`,
    // Suicide attempts
    String.raw`\b(?:tried|trying|wanted|wanting|attempt(?:ed|s)?|thoughts? (?:of|about)|from|about|threatened|going) (?:to )?kill(?:ing)? (?:my|him|her|them)sel(?:f|ves)\b`,
    // Places and papers, not people
    String.raw`\b(?:doctors?|vets?|nurses?) (?:office|appointments?|visits?|bills?)\b`,
  ].join('|'),
  'g',
);

/** Expressions of intent, up to the verb. Not "he'll": a trainer's class "will kill you". */
const intent = `(?:${[
  "i'll|ill|i will|i'd|i would|i should|i could|i gotta|i wanna|i want to|i swear i'll",
  "i'?m gonna|i'?m going to|i am (?:going to|gonna)|im+a|i'ma|finna",
  "(?:i'd|i would) (?:love|like) to",
  "we'll|we will|we're (?:gonna|going to)|we should|let's|lets|let us",
  "(?:someone|somebody|they|you|people|y'all|you guys) (?:should|needs? to|ought to|must|has to)",
  '(?:someone|somebody) (?:please )?',
  "(?:my|his|her|our) (?:husband|wife|brother|dad|father|boyfriend|friends?|cousins?|uncle|son)(?:'ll| will| is (?:going to|gonna)| wants to)",
  "(?:he|she)(?: is|'s) (?:going to|gonna)|(?:he|she) wants to",
  '(?:come|coming|came|go|going|walk) (?:back |over |in )*(?:there |here )?(?:to|and)',
  // An imperative, at the start of a sentence
  '(?:^|(?<=[.!?,;] ?))(?:please |just |go |gonna |going to |will |wanna |want to |must |should )*',
].join('|')})`;
const adverbs =
  '(?: ?(?:fucking|fuckin|freaking|really|just|totally|seriously|personally|go|come|all|please))*';

const lethal =
  '(?:kill|murder|stab|strangle|behead|assassinate|slaughter|lynch|poison|drown|gas|unalive|exterminate|shoot|rape)';
const violent =
  '(?:hurt|punch|slap|smack|beat|choke|burn|attack|hit|cut|destroy|end|torture|hunt|bash|harm|whip)';
/** "Her" only as an object: "shoot her wedding" and "cut her hair" are about things. */
const pronoun =
  "(?:you(?: all| guys)?|u|ya|y'?all|him|them|'?em|every ?(?:one|body)(?: of (?:you|them))?|some(?:one|body)|all of (?:you|them)|who ?ever|her(?= *(?:$|[^\\p{L}\\p{N} '’-])| (?:if|for|when|and|with|in|next|before|after|because|now|too|myself|one day|someday|to death|today|tomorrow|tonight)\\b))";
const target = `(?:${pronoun}|${anyPerson})`;
const place =
  '(?:(?:(?:this|that|the|your|their|his|her|whole|entire|fucking|damn|goddamn|stupid) ){1,3}(?:place|building|clinic|office|shop|store|salon|gym|restaurant|hospital|house|home|business|garage|spa|hotel|bar|school|practice|studio|dump|joint|hole)|it(?: all)?)';
/** "Shot", unless it is about photography. */
const shot =
  '(?:shot(?! (?:at |on film|outdoors|outside|in (?:natural|black|color|raw)|by (?:them|her|him)|with))|hanged|stabbed|raped|murdered|strangled|executed|lynched|burned alive|put down like)';
const dead = `(?:die|rot|(?:be|get)(?: all)? (?:${shot}|killed|run over))`;
const weapon = '(?:gun|knife|bat|shotgun|rifle|machete|hammer|bomb)';

const againstPeople = [
  `${intent}${adverbs} ?${lethal} ${target}(?! (?:over to|myself|on film|outdoors|outside|at (?:sunset|golden)))`,
  `(?<!(?:n't|not|never|nor|cannot|without) )(?:kill|murder|stab|strangle|behead|assassinate|slaughter|lynch|rape) (?:all )?(?:the |that |this |these |those |your |every )(?:(?:fucking|stupid|rude|old|fat|front desk) )*(?:${jobs}|guy|lady|woman|man|people)(?!'|s\\b)`,
  `${intent}${adverbs} ?${violent} ${target}(?! (?:back|at|to (?!death)|on|off|home|some|an? (?!pulp)|the|up (?:again|for|next|when)|over (?:there|here)|deals?|with (?:\\w+ )?(?:fees?|bills?|charges?|costs?|upsells?)))`,
  `${intent}${adverbs} ?hang (?:you|u|him|them all|${anyPerson})(?! (?:up|on|out|with|in|above|over))`,
  `${intent}${adverbs} ?(?:break|smash|bash|snap|cut|slit|rip|crack|punch|kick|slap|chop|blow|whoop|beat|slash|key|trash|rob) (?:your|his|her|their|the \\w+'?s?) (?:\\w+ )?(?:neck|legs?|arms?|face|jaw|bones?|throats?|heads?|skull|teeth|fingers|ass(?:es)?|balls|tongue|brains?|tires|windows?|car|house|kneecaps?)(?! (?:mask|lift|pain))`,
  `(?:slit|cut) (?:your|his|her|their|the \\w+'?s?) (?:throats?|wrists)`,
  `put (?:a bullet|a knife) (?:in|through|between)|put (?:you|him|her|them) in (?:the|a) (?:ground|grave|coffin|body ?bag|hospital)`,
  `${intent}${adverbs} ?(?:beat|kick|slap|punch|knock) the (?:crap|hell|shit|living \\w+|daylights|life) out of ${target}`,
  `${intent}${adverbs} ?(?:beat up|rob|run over) ${target}`,
  `${intent}${adverbs} ?(?:beat|run|mess|fuck) ${target} (?:up|over)(?! to)`,
  `${intent}${adverbs} ?make ${target} (?:bleed|suffer|pay (?:with|for) (?:blood|this|it))`,
  `death to (?:all )?(?:the |those )?(?:\\w+ )?(?:${jobs}|them|you)`,
];

const wishes = [
  `(?:^|you |u |y'?all |everyone |everybody |he |she |they |people |like (?:him|her|them|you|that|this) |(?:${jobs}|${otherPeople}) )(?:all )?(?:should|must|needs? to|ought to|oughta|has to|have to|gotta)(?: all)?(?: just)? ${dead}(?! (?:alone|at home|with|in peace|peacefully|in pain|of))`,
  `(?:should|must|ought to|needs? to|deserves? to) (?:all )?be ${shot}`,
  `(?:hope|wish)(?: that)? (?:someone|somebody|they|he|she|\\w+) (?:will |would )?(?:kills?|shoots?|stabs?|murders?|burns?|robs?|hurts|beats up) ${target}`,
  `(?:hope|wish)(?: that)? (?:your|her|his|their) (?:kids?|famil(?:y|ies)|children|dogs?|cats?|wife|husband|mother|mom|baby|son|daughter)(?: all)? (?:dies?|burns?|rots?|gets? cancer)(?! down)`,
  `(?<!(?:no one|nobody|noone|n't|not|never|ever|dog|cat|pet|plant|animal)(?: \\w+)? )deserves? to(?: all)? (?:${dead}|burn|suffer|be (?:beaten|slapped|punched|dead))(?! (?:alone|peacefully|with dignity))`,
  `(?:deserves?|needs?|should get|gonna get|asking for) an? (?:good )?(?:beating(?=\\W*$)|beat ?down|ass ?(?:kicking|whooping|beating)|slap(?! on)|punch (?:in|to) the \\w+|bullet|kick in the (?:teeth|balls|head|ass))`,
  regexPart`
    (?:hope|hoping|wish|pray(?:ing)?)(?: that)? (?:all )?(?:of )?(?:you|u|they|she|he|it|
    this place|everyone|everybody|
    ${anyPerson})(?: there| here)?(?: all| guys)?(?: who(?: \w+){1,5}?)?(?: would| will)?(?: just)? (?:dies?(?! down)|
    rots?|burns?(?: down| in hell| to the ground|(?=\W*$))|chokes?|suffers?(?=\W*$)|crash(?:es)?|
    gets? (?:cancer|aids|shot|killed|stabbed|raped|robbed|hit by|run over|murdered|hurt(?=\W*$))|
    drops? dead|(?:are|is|were|was) dead)(?! (?:peacefully|with dignity|at home|in peace))
  `,
  `(?:love|like|want) to see (?:you|him|them|${anyPerson}) (?:hang|die|suffer|burn|bleed)`,
  `(?:wish|want) (?:you|u|him|her|them|every(?:one|body)(?: here| there)?|${anyPerson}) (?:were |was |all )?(?:dead|death|cancer|harm)`,
  `(?:^|(?<=[.!?,;] ?))(?:just |please |go |and )*die(?: already| slowly| now| bitch| motherfucker)?(?=\\W*$)|die (?:in a fire|screaming|slowly)`,
  `go (?:die|kill (?:your|him|her|them)\\w*|hang yourself|drown yourself|jump off)|(?:kill|hang) (?:your|ur|him|her|them)sel(?:f|ves)`,
  `go to hell(?! and back)|rot in hell|burn in hell|(?<!(?:about to|would|could|i'd|i'll|almost|nearly|going to) )drop dead`,
];

const warnings = [
  `(?<!(?:like|when|till|until|if|think|feel|means|unless|so) )(?:you're|you are|youre|your|ur|u r|u are) (?:so |all |fucking |gonna be |going to be |as good as )?dead(?: to me)?(?=\\W*$|[.!?,])`,
  `(?:is|are|am|'s|'re|be|he's|she's|you're|youre|they're|ur|your) (?:so |all )?(?:dead meat|a dead (?:man|woman)|dead men)`,
  `(?:you|he|she|they|ur|u) (?:better |had better |'d better )?(?:watch|watching) (?:your|his|her|their) back(?=\\W*$)|^(?:better )?watch your back(?=\\W*$)`,
  `i know where (?:you|u|he|she|they|${anyPerson}) (?:lives?|sleeps?|parks?)`,
  `i'?m coming for (?:you|u|him|your (?:head|neck|family))|(?:i|we)(?:'ll| will) (?:find|get|hunt) (?:you|u|him)(?=\\W*$| and (?!a )| bitch)|you(?:'re| are|'ll| will|r| r)?(?: all)?(?: going to| gonna)? all die(?=\\W*$)|you(?:'re| are|'ll| will)(?: all)? (?:going to |gonna )?die(?=\\W*$)`,
  `you(?:'ll| will|ll) (?:all )?(?:be sorry(?=\\W*$)|pay for this|regret this|get what'?s coming)|sleep with one eye open(?=\\W*$)`,
  `(?:coming|come|be|back|return\\w*) (?:back |in |here )*with (?:a|my) ${weapon}(?=\\W*$| and| next| to)|bring(?:ing)? (?:a|my) ${weapon} (?:next time|to (?:the|your|this))|next time i(?:'ll| will|'m| am)?(?: going to)? bring(?:ing)? (?:a|my) ${weapon}|(?:^|(?<=[.!?,;] ?))i (?:have|got|own|carry) a (?:gun|bomb)(?=\\W*$)|bomb threat`,
];

const againstPlaces = [
  `${intent}${adverbs} ?(?:torch|firebomb|bomb|nuke|shoot up|blow up|burn down|rob) ${place}(?! on )(?=\\W*$| (?:down|up|tonight|tomorrow|if|and|with|to|please|now|already|asap))(?! with (?:likes|reviews))`,
  `${intent}${adverbs} ?(?:burn|blow|shoot|torch) ${place} (?:all )?(?:down|up|to the ground)(?! on | with (?:likes|reviews))`,
  `${intent}${adverbs} ?burn (?!it)${place}`,
  `${intent}${adverbs} ?(?:set|light) (?:${place}|you|him|them|${anyPerson}) (?:on fire|ablaze)|${intent}${adverbs} ?set fire to ${place}`,
  `(?:should|deserves? to|needs? to|ought to) (?:be )?(?:burn(?:ed|t)?|blown|torched|bombed|shot) (?:down|up|to the ground)|(?:should|needs to|deserves to) be (?:bombed|torched|firebombed)`,
  `bomb (?:this|the|that|your) (?:place|building|clinic|office|shop|store|hospital)(?=\\W*$)`,
  `(?:brick|rock) through (?:your|the|their|his|her) windows?(?=\\W*$)`,
];

const inSpanish = [
  `(?:te|lo|la|los|las|le) (?:voy|vamos) a (?:matar|quemar|golpear|disparar)|voy a (?:matar|golpear)\\w*|ojala (?:te|se) muer\\w+|muerete|voy a quemar (?:el|la|este|esta|su|tu)|te (?:mato|vas a morir)`,
];

const threats = wholePhrases([
  ...againstPeople,
  ...wishes,
  ...warnings,
  ...againstPlaces,
  ...inSpanish,
]);

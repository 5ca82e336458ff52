import { regex, regexPart } from '../regex.ts';
import { wholePhrases } from './whole-phrases.ts';

/**
 * True for profanity, insults and slurs. Mild words in good faith pass: "damn good", "badass tattoo",
 * "kick-ass service", "kicked my ass", "no bs", "no-bullshit advice", "my dumb ass forgot", "felt like
 * an idiot". So does the jargon of trades ("a prick of the needle", "spic and span", "pedo dentist").
 * @param plain lower-case
 */
export function isProfane(plain: string): boolean {
  const said = harmless.reduce((text, pattern) => text.replace(pattern, ' '), plain);
  return words.test(said) || insults.test(said);
}

/** Harmless uses of profanity. */
const harmless: readonly RegExp[] = [
  // Good faith
  regex('g')`
    \b(?:no|zero|without(?: the| any)?|cut(?:s|ting)? (?:through )?the|free of|not full of|less|
      hate|never any)[ -]bull ?shit(?:ting)?\b|
    \bbullshit[ -]free\b|
    \b(?:don't|doesn't|didn't|dont|doesnt|didnt|never|won't|not|without)
      (?: )bullshit(?:s|ted|ting)?\b(?= (?:me|you|us|around|their|about|with)\b|\W*$)
  `,
  /\b(?:my|our) (?:own )?(?:dumb|lazy|fat|old|stupid|sorry|broke|clumsy)[ -]?ass\b/g,
  regex('g')`
    \b(?:(?:feel|felt|feeling|look|looked|looking) like|
      (?:treat|treats|treated|talk|talked|talks)(?:ing)?(?: down)?(?: to)?
      (?: )(?:me|us|you|people|my \w+) like|i'?m|i am|i was|me,?|my|i'm such|like i'?m|like i was)
      (?: )(?:such |a |an |total |complete |some |big |sweet |little )*
      (?:idiots?|morons?|imbeciles?)\b
  `,
  // Trades, animals and medicine
  regex('g')`
    \bspic(?:k)?(?: and | & | n |-and-|-n-)span\b|
    \bpedo (?:dentist\w*|dental|clinic|office|doc|dds|ortho\w*|dentistry)\b|
    \b(?:food|car|house|tool|hair|plant|dessert|cake|nail|coffee|tattoo) porn\b|
    \bpussy ?(?:cats?|willows?)\b|
    \b(?:(?:soap|pond|pool|shower|tub|toilet|bath|algae|water|green|hard) (?:\w+ )?scum|
      scum (?:off|from|line|in|on|build ?up))\b|
    \bidiot[ -]?proof\b|\bchinks? in\b|\bblue tits\b
  `,
  /\b(?:my|the|new|rebuilt|auto|manual|a|our|bad|car's|truck's|slipping) tranny\b(?! (?:at|who|behind|working|nurse|doctor|receptionist|was rude))|\btranny (?:fluid|flush|repair|rebuild|work|shop|service|fixed|shifts?|slip\w*|issues?|problems?)\b/g,
  /\bgook (?:off|out|from|in|on|under|build ?up)\b|\bhorny (?:toads?|goat|layer|dogs?|cats?|skin)\b|\b(?:to|not|a|vaginal|nasal|nose|sinus) douche\b(?! ?bag|y)(?= (?:\w+ )?(?:or|after|before|at|properly|kit)\b|\W*$)/g,
  // Victims
  /\b(?:was|were|been|being|got|i was) molested\b|\bmolest(?:ed|ation) (?:survivors?|victims?|trauma|as a|when)\b|\b(?:of|from|childhood|child|past) (?:\w+ )?molestation\b/g,
  // Names
  /\b(?:dr|mr|mrs|ms|miss|doctor|nurse|coach)\.? (?:moron|hooker|prick|bastard|coon|dick|cock|beaner|wank|kike|gook|hitler|fuk|pervs?|skank|tosser|douche)\b/g,
];

// Short lists of our own, for words aimed at people.
const coarse = regexPart`
  f[uc]ck\w*|phuck\w*|fvck\w*|fucc\w*|fuk(?:s|k|er|ers|ing|in|ed|u)?|fuq|mofos?|
  (?:bull|horse|dip|bat|chicken)?shit(?:s|ty|tier|head\w*|show|hole\w*|ting|bag\w*|less)?|cunts?|
  b(?:ia|io|ea|eo|eya|iz|)tch(?:es|y|ing|ass)?|bitch\w*|bastards?|ass ?holes?|arse ?holes?|
  dick ?heads?|dick ?wads?|cock ?suckers?|wank(?:er|ers|ing)?|twats?|whores?|sluts?|slutty|
  skanks?|skanky|hookers?|douche(?:bags?|s|y)?|jack ?ass(?:es)?|dumb ?ass(?:es)?|fat ?ass(?:es)?|
  lazy ?ass(?:es)?|bellends?|tossers?|pussy|pussies|tits|titties|jerk(?:s|ed|ing)? ?offs?|
  blow ?jobs?|hand ?jobs?|porn\w*|horny|milf|dildos?|cumshots?|stfu|gtfo|piss off|scum|scumbags?|
  morons?|idiots?|imbeciles?|perverts?|pervs?
`;
const slurs = regexPart`
  nigg(?:er|a|ers|as|uh)|fag(?:s|got|gots|gy|goty|gotry)?|jigaboos?|porch monkeys?|camel jockeys?|
  chinam[ae]n|darkies|libtards?|kikes?|spics?|chinks?|gooks?|wetbacks?|beaners?|towel ?heads?|
  rag ?heads?|sand ?nigg\w*|pakis?|trann(?:y|ies)|she ?males?|retard(?:s|ed)?|nazis?|hitler|
  pedo(?:s|phile|philes|philia)?|paedo(?:s|phile|philes)?|rapists?|molest\w*|kys
`;
const foreign = regexPart`
  hijos? de puta|putas?|putos?|mierda|pendej[oa]s?|cabron(?:es)?|maricon(?:es)?|culer[oa]s?|
  chinga (?:tu|a tu) \w+|vete a la (?:chingada|verga|mierda)|salope|connards?|encule|fils de pute|
  putain|arschloch|hurensohn|scheiss\w*|scheiße|wichser|fotze|stronz[oi]|vaffanculo|cazzo|kurwa|
  caralho|filho da puta|сука|блядь|бля|хуй\w*|пизд\w*|傻逼|操你妈|クソ野郎
`;

const words = wholePhrases([`(?:mother ?)?(?:${coarse}|${slurs}|${foreign})`]);

const isA =
  "(?:is|was|what|such|being|you|you're|youre|total|complete|absolute|arrogant|stupid|bunch of|are|these|those)";
const insults = wholePhrases([
  `(?:kiss|lick|suck|bite|eat) my (?:ass|arse|dick|balls|cock)|eat shit`,
  `${isA} (?:an? )?(?:total |complete |real |huge |massive )?(?:dicks|pricks?|cocks?|ass|asses|arse)`,
  // Without the article it is a name: "my dentist is Dick".
  `(?:${isA} (?:an |a )(?:total |complete |real |huge |massive )?|total |complete |what |absolute |arrogant |stupid |you )dick`,
  `f uck|fu ck|fuc k|sh it|shi t|bi tch|b itch|bit ch|cu nt|c unt|as shole|assh ole`,
]);

import { regex } from '../regex.ts';

const adjectiveAfterIts = `(?:great|good|nice|fine|fun|ok|okay|so|very|really|a|an|the|not|been|always|super|such|worth|just|amazing|clean|easy|like|perfect|my|too|pretty|quick|cheap|awesome|kind of|kinda|beautiful|cozy|working|healing|growing|getting)`;

/**
 * Corrections that depend on the words around: apostrophes, units, missing articles and hyphens, filler. In the
 * order in which they are applied.
 */
export const inContext: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`\bits (?=${adjectiveAfterIts}\b)`, 'g'), "it's "],
  [new RegExp(String.raw`^Its (?=${adjectiveAfterIts}\b)`), "It's "],
  [
    /\byour (?=(?:the best|(?:so |really |all )?(?:awesome|amazing|great|wonderful|the greatest))$)/gi,
    "you're ",
  ],
  [/^ill (?=(?:be|come|go|return|never|definitely|always)\b)/i, "I'll "],
  [/^id (?=(?:go|come|recommend|definitely|highly|give|trust)\b)/i, "I'd "],
  [/\bi (?=ll\b|ve\b|m\b|d\b)/gi, "I'"],
  [/\bdrive through\b/gi, 'drive-thru'],
  [/\bwith out\b/gi, 'without'],
  [
    /\b((?:waiting|exam|treatment|the|my|our|their|each|every|recovery|play|operating) )rm(s?)\b/gi,
    '$1room$2',
  ],
  [/\b((?:whole|half|an|the|every|per|full|after) )hr\b/gi, '$1hour'],
  [/\b((?:whole|half|a|the|every|per|each|last|this|next|full) )yr\b/gi, '$1year'],
  [/(\d) ?mos?\b/gi, '$1 months'],
  [/\b1 months\b/gi, '1 month'],
  // "very thorough check up", but "check up on me"
  [
    /(?<=\b(?:a|the|my|our|his|her|thorough|annual|yearly|good|great|dental|easy|quick|routine|kids|baby) )check ups?(?=$| (?:was|is|and|for|in|at|today|with)\b|,)/gi,
    'checkup',
  ],
  [
    /\bas a (?=(?:anxious|adult|older|elderly|expecting|athlete|out-of-\S+|introvert|impatient)\b)/gi,
    'as an ',
  ],
  [/^bit (?!of |the |my )/i, 'a bit '],
  [/\b(t(?:ook|akes?) .+ )serious$/i, '$1seriously'],
  [/(?<=\S) not (?=(?:just|only) (?:me|us|the|my|a|an)\b)/gi, ', not '],
  [/\b(smells? (?:so |really )?(?:good|nice|clean|amazing)) not (?=like\b)/gi, '$1, not '],
  [/\bwith (?=first (?:appointment|visit|checkup|exam)\b)/gi, 'with the '],
  [/\b(looks? (?:so |very |really )?natural) not (?=\p{L}+(?: \p{L}+)?$)/giu, '$1, not '],
  [/\bnever feel (?=rushed|judged|pressured|ignored|dismissed)/gi, 'never felt '],
  [
    /(?<=\bis )(?=(?:miracle worker|rock ?star|lifesaver|legend|magician|gem|saint|keeper|angel|wizard|god ?send)$)/gi,
    'a ',
  ],
  [/\b(no|zero|any|little|minimal|less) scaring\b/gi, '$1 scarring'],
  [/\b(natural|old) (looking|school)(?= \p{L})/giu, '$1-$2'],
  [/\bstraight forward\b/gi, 'straightforward'],
  [/\b(\p{L}+er|better|worse|less|more|rather) then (?=the|my|a|any|other|most|i)/giu, '$1 than '],
  [/\bnon[- ]judge?mental\b/gi, 'nonjudgmental'],
  // "45-minute wait"; before any other noun, it stays as typed: "in and out in 40 min oil change"
  [
    /(?<!\d|\b(?:in|within|under|only|took) )(\d+) ?min(?:ute)?s? (?=(?:wait|drive|massage|appointment|visit|session|facial|cleaning|class|consult\w*|call|hold|delay|exam|workout|walk)s?\b)/gi,
    '$1-minute ',
  ],
  [
    /(\d) ?mins?\b(?! (?!(?:and|or|but|from|in|at|on|for|to|with|without|of|late|early|behind|ahead|away|past|before|after|total|max|flat|tops?|later|long|each|every|instead|if|when|while|because|by|no|is|was)\b)\p{L})/giu,
    '$1 minutes',
  ],
  [
    /, (?:the |my |a )?(dealer(?:ship)?|other (?:shop|place|guy)) (wanted|quoted(?: me)?|said) (?=\$?\d)/gi,
    ' when the $1 $2 ',
  ],
  [/\b1 minutes/g, '1 minute'],
  [
    /(\d) ?hrs?\b(?= (?:service|wait|appointment|massage|session|turnaround|notice|drive)s?\b)/gi,
    '$1-hour',
  ],
  [/(\d) ?hrs?\b/gi, '$1 hours'],
  [/\b1 hours/g, '1 hour'],
  [/(\d)[ -]?(?:yr|year)s?[ -]olds?\b/gi, '$1-year-old'],
  [/(\d) ?y\/?o\b/gi, '$1-year-old'],
  [/(\d) ?yrs?\b/gi, '$1 years'],
  [/\byrs(?= (?:of|ago|later)\b)/gi, 'years'],
  [
    /(?<=\b(?:me|us|person|human|family|friend|patient)) not (?=(?:the|a|an|just|my)\b)/gi,
    ', not ',
  ],
  [
    /\b(very|super|so|really|extremely) through(?= (?:exam|eye exam|cleaning|checkup|visit|job|explanation)s?\b|$| and\b|,)/gi,
    '$1 thorough',
  ],
  [/\blistened about\b/gi, 'listened to me about'],
  [/\bin and out in (\d+)$/gi, 'in and out in $1 minutes'],
  [/(?<=[^\s,]) thank god$/i, ', thank God'],
  // "Parking is tight, doctor is great"
  [
    /\b(is|was|are|were) (tight|slow|bad|small|tough|hard|pricey|expensive|long|old|dated|rough), (?:the )?(doctor|dr|dentist|PT|vet|hygienist|therapist|staff|care|service|food|office) (is|was) /gi,
    '$1 $2 but the $3 $4 ',
  ],
  // "They took my VSP no problem"
  [
    /(?<=\b(?:took|takes|take|accepted|accept|handled|got|fixed|refilled|filled|changed|rescheduled|moved|replaced|switched) .*[^\s,]) (?=no (?:problems?|issues?|hassles?|fuss|attitude|questions asked|charge|drama)$)/gi,
    ', ',
  ],
  // "The office is a little dated but great care"
  [
    /(?<=\S (is|was|are|were) .*\S) but (great|amazing|awesome|excellent|good|wonderful|fantastic|incredible) (care|service|massage|doctor|staff|food|work|job|experience|haircut|cleaning|dentist|team)$/gi,
    ' but the $3 $1 $2',
  ],
  [/\bone on one\b/gi, 'one-on-one'],
  [/\btune up(?=$| (?:was|for|in|and)\b)/gi, 'tune-up'],
  [/\b(very) very\b/gi, '$1, very'],
  [/\b(so) so (?=\p{L})/giu, '$1, so '],
  [/\b(really) really\b/gi, '$1, really'],
  [/\b(thank you)(?: thank you)+\b/gi, '$1, thank you'],
  [/\bcheck in(?= (?:online )?(?:was|is|took)\b)/gi, 'check-in'],
  [/\b1[- ]on[- ]1\b/g, 'one-on-one'],
  [/\bat front desk\b/gi, 'at the front desk'],
  [/\b(to|in|at|than) ER\b/g, '$1 the ER'],
  [/\bon phone\b/gi, 'on the phone'],
  [/ but (nice|great|good|kind|friendly|sweet) people$/i, ' but the people were $1'],
  [/ but (nice|great|good|kind|friendly|sweet) staff$/i, ' but the staff was $1'],
  [/\bside affects?\b/gi, 'side effects'],
  [/\b(all (?:of )?(?:my|our) )(dog|cat|kid|pet)s (?=names\b)/gi, "$1$2s' "],
  [/\bfor first time\b/gi, 'for the first time'],
  [/\b(sick)(?: and |\/)(well) separate\b/gi, 'separate $1 and $2'],
  [/\bfollow up(?= (?:calls?|care|visits?|appointments?|texts?|emails?|was|is)\b)/gi, 'follow-up'],
  [/(?<=\b(?:good|great|excellent|quick|prompt|amazing|the|their|no) )follow up$/gi, 'follow-up'],
  [/\bsat(?= (?:appointments?|hours|mornings?|visits?)\b)/gi, 'Saturday'],
  [/\bsun(?= (?:appointments?|hours|mornings?|visits?)\b)/gi, 'Sunday'],
  [/ hands down$/i, ', hands down'],
  [/\bchefs kiss\b/gi, "chef's kiss"],
  [/\bthis 1$/i, 'this one'],
  [/(?<=\b(?:easy|quick|fast|smooth|online|simple) )check in\b/gi, 'check-in'],
  [/(?<=\b(?:the|my|a|our|this|that|her|his|your|each|every) )dr\b\.?(?! \p{Lu})/gu, 'doctor'],
  // A title without a name: "dr is funny", "great dr"
  [
    regex('gi')`
      \bdr(s?)\b\.?(?=
        $|
        ,| (?:who|was|is|and|but|at|in|here|there|said|that|took|made|did|explained|listened|
          listens|remembers?|remembered|explains|spends|spent|treats|treated|takes|makes|helps|
          helped|saw|came|loves|spoke|speaks|talks|talked|walked|sat|laughed|called|has|had|knows|
          really|always|never|actually|wasn't|isn't|didn't|visits?|office|appointments?|were|are|
          gave|answered|cares|with|on|ever|staff|i|i've|i'd)\b
      )
    `,
    'doctor$1',
  ],
  [
    /(?<=\S (?:but|and) )(?=(?:waiting room|front desk|office|staff|wait|doctor|doc|food|service|place|receptionist|bathroom|price|nurse|dentist|hygienist|therapist|vet|tech|massage|care|exam|cleaning)s? (?:is|was|are|were)\b)/gi,
    'the ',
  ],
  [/\bsame day(?= (?:appointment|service|visit|results|repair|delivery)s?\b)/gi, 'same-day'],
  [
    regex('gi')`
      \b(my|our) (mom|dad|son|daughter|wife|husband|dog|cat|sister|brother|grandma|grandpa|friend|
      mother|
      father)s (?=(?:life|meds|medicine|food|bed|tail|fur|belly|ear|teeth|mouth|knee|back|head|
        hip|toe|rash|name|funeral|surgery|birthday|appointment|wedding|hair|teeth|nails|car|visit|
        questions|concerns|feet|
        anxiety|exam|cleaning|tooth|fears?|first|last|medical|memorial|headstone|service|recovery|
        house|fever|cough|cold|pain|asthma|eczema|allergies|vaccines|shots|stitches|braces|glasses|cast|arm|wrist|elbow|shoulder|neck|skin|acne|tummy|stomach|throat|checkup|hearing|vision|speech|age|level|hand|leg|foot|paw|eye|eyes|coat|ears)\b)
    `,
    "$1 $2's ",
  ],
  [
    /\b(my|our) (kids|boys|girls|twins) (?=(?:docs?|doctors?|dentists?|pediatrician|names|teeth|eyes|first|appointments?|checkups?|glasses|braces|shots)\b)/gi,
    "$1 $2' ",
  ],
  [/\b(?:her|his) (?=(?:shift|lunch break|day off)\b)/gi, 'their '],
  [/(?<=\bwhat )(?:she|he)(?= (?:didn't|doesn't) know\b)/gi, 'they'],
  // Filler: "idk they're just good". Laughter at the end stays, since it marks a joke.
  [/^(?:idk|tbh|ngl|lol|omg|btw|honestly idk) (?=\S+ \S)|,? (?:tbh|ngl|imo|fr|omg|xo|xoxo)$/gi, ''],
];

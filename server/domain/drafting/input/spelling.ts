import { regex } from '../regex.ts';

/**
 * Expands shorthand and fixes missing apostrophes and unambiguous typos. Everything else stays as
 * typed, including British spellings.
 */
export function fixSpelling(text: string): string {
  const spelled = text
    .replace(/(\p{L})\1{2,}/gu, '$1$1')
    .replace(/\b(s)oo\b/gi, '$1o')
    .replace(/\b(l)oov/gi, '$1ov')
    .replace(/[\p{L}\p{M}\p{N}']+/gu, (word) => {
      const fixed = fixes.get(word.toLowerCase());
      if (fixed === undefined) return word;
      return /^\p{Lu}/u.test(word) ? fixed.charAt(0).toUpperCase() + fixed.slice(1) : fixed;
    });
  return inContext.reduce((read, [pattern, fixed]) => read.replace(pattern, fixed), spelled);
}

const apostrophes =
  `i'm i've you're you've they're they've they'll she's he's that's there's what's who's
  everyone's everything's didn't doesn't don't wasn't weren't isn't aren't couldn't wouldn't can't won't hasn't
  haven't hadn't shouldn't y'all ain't let's`
    .split(/\s+/)
    .filter((word) => !/^let's$/.test(word))
    .map((word) => [word.replace("'", ''), word] as const);

const typos =
  `freindly:friendly frendly:friendly friendley:friendly excelent:excellent excellant:excellent
  exellent:excellent proffesional:professional profesional:professional professionel:professional
  proffessional:professional proffesionalism:professionalism profesionalism:professionalism
  recomend:recommend reccomend:recommend recommed:recommend recomended:recommended reccomended:recommended
  reccommend:recommend knowledgable:knowledgeable knowlegable:knowledgeable knowlegeable:knowledgeable
  knowledgible:knowledgeable accomodating:accommodating acommodating:accommodating
  curteous:courteous courtious:courteous compasionate:compassionate compassionite:compassionate
  definately:definitely definitly:definitely defiantly:definitely recieved:received recieve:receive
  thier:their awsome:awesome amzing:amazing amazin:amazing wonderfull:wonderful helpfull:helpful
  beautifull:beautiful carefull:careful respectfull:respectful stylst:stylist hygenist:hygienist
  higienist:hygienist hygeinist:hygienist recepionist:receptionist receptonist:receptionist
  receptionst:receptionist appoinment:appointment apointment:appointment appointmnet:appointment
  enviroment:environment experiance:experience expierence:experience comfortble:comfortable
  confortable:comfortable comftorable:comfortable comunication:communication
  throughly:thoroughly thorogh:thorough thurough:thorough
  atmosfere:atmosphere reasonible:reasonable resonable:reasonable affordible:affordable afordable:affordable
  imediately:immediately immediatly:immediately everthing:everything evrything:everything
  explaned:explained explaind:explained realy:really greatful:grateful suprised:surprised
  welcomming:welcoming welcomeing:welcoming pateint:patient patiant:patient orgnaized:organized
  alot:a_lot svc:service practioner:practitioner practicioner:practitioner
  migrane:migraine migranes:migraines judgement:judgment judgements:judgments
  genuin:genuine plesant:pleasant pleasent:pleasant efficent:efficient effecient:efficient
  attentative:attentive checkin:check-in xray:x-ray xrays:x-rays teh:the tecnician:technician
  excercise:exercise excercises:exercises exersise:exercise exersises:exercises excersise:exercise
  excersises:exercises exercize:exercise seperate:separate occured:occurred untill:until truely:truly
  begining:beginning beleive:believe belive:believe wierd:weird freind:friend freinds:friends
  neccessary:necessary necesary:necessary probaly:probably probly:probably finaly:finally
  litterally:literally litteraly:literally basicly:basically intrest:interest intrested:interested
  difinitely:definitely defenitely:definitely definetly:definitely definatly:definitely
  experince:experience expirience:experience recieving:receiving recived:received
  embarassed:embarrassed embarrased:embarrassed embarassing:embarrassing embarrasing:embarrassing
  pedacure:pedicure peticure:pedicure manacure:manicure balyage:balayage
  balayge:balayage highlites:highlights eyelashs:eyelashes massuse:masseuse masuse:masseuse
  masage:massage massauge:massage theraputic:therapeutic theripist:therapist therepist:therapist
  therapyst:therapist physcial:physical pyhsical:physical chiroprator:chiropractor
  chiropracter:chiropractor dentis:dentist orthodonist:orthodontist assistent:assistant
  asistant:assistant reccomendation:recommendation recomendation:recommendation
  mechanick:mechanic machanic:mechanic transmision:transmission
  insurence:insurance insurace:insurance schedual:schedule schedul:schedule scedule:schedule
  schedualing:scheduling appoitment:appointment apointments:appointments apppointment:appointment
  questons:questions expained:explained explination:explanation explantion:explanation
  profesionals:professionals knowledgeble:knowledgeable knowledgable:knowledgeable
  friendlyness:friendliness relaxting:relaxing confy:comfy cumfy:comfy
  gental:gentle genle:gentle surgury:surgery sergery:surgery
  diagnosys:diagnosis vaccum:vacuum restaraunt:restaurant resturant:restaurant
  absolutly:absolutely absolutley:absolutely incredable:incredible unbelieveable:unbelievable
  perfered:preferred prefered:preferred refered:referred recommened:recommended
  tommorow:tomorrow tomorow:tomorrow wich:which becuase:because becasue:because
  somethings:something's remeber:remember remebers:remembers remebered:remembered
  apoligized:apologized anwser:answer anwsers:answers anwsered:answered awnser:answer
  awnsers:answers awnsered:answered babys:baby's actualy:actually usualy:usually
  totaly:totally especialy:especially diffrence:difference diffrent:different apreciate:appreciate
  appriciate:appreciate apreciated:appreciated appriciated:appreciated patiense:patience nervious:nervous
  anxios:anxious confidant:confident goverment:government garantee:guarantee guarentee:guarantee payed:paid greatfull:grateful`
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]); // each entry has one colon

const shorthand =
  `thx:thanks thnx:thanks thnks:thanks ty:thank_you tysm:thank_you_so_much u:you ur:your
  rly:really bc:because cuz:because appt:appointment appts:appointments def:definitely deff:definitely
  2nd:second 1st:first 3rd:third pls:please ppl:people prolly:probably tho:though gr8:great
  n:and convo:conversation w:with wk:week thru:through hrs:hours`
    .split(/\s+/)
    .map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]); // likewise

const fixes: ReadonlyMap<string, string> = new Map([...apostrophes, ...typos, ...shorthand]);

const adjectiveAfterIts = `(?:great|good|nice|fine|fun|ok|okay|so|very|really|a|an|the|not|been|always|super|such|worth|just|amazing|clean|easy|like|perfect|my|too|pretty|quick|cheap|awesome|kind of|kinda|beautiful|cozy|working|healing|growing|getting)`;

const inContext: readonly (readonly [RegExp, string])[] = [
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
  [/(\d) ?yrs?\b/gi, '$1 years'],
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
    /\b(is|was|are|were) (tight|slow|bad|small|tough|hard|pricey|expensive|long|old|dated|rough), (?:the )?(doctor|dr|dentist|staff|care|service|food|office) (is|was) /gi,
    '$1 $2 but the $3 $4 ',
  ],
  // "They took my VSP no problem"
  [
    /(?<=\b(?:took|takes|take|accepted|accept|handled|got|fixed) .*\S) (?=no (?:problems?|issues?)$)/gi,
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
  [/\bfor first time\b/gi, 'for the first time'],
  [/\b(sick)(?: and |\/)(well) separate\b/gi, 'separate $1 and $2'],
  [/\bfollow up(?= (?:calls?|care|visits?|appointments?|texts?|emails?|was|is)\b)/gi, 'follow-up'],
  [/(?<=\b(?:good|great|excellent|quick|prompt|amazing|the|their|no) )follow up$/gi, 'follow-up'],
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
        hip|toe|rash|funeral|surgery|birthday|appointment|wedding|hair|teeth|nails|car|visit|
        questions|concerns|feet|
        anxiety|exam|cleaning|tooth|fears?|first|last|medical|memorial|headstone|service|recovery|
        house|leg|foot|paw|eye|eyes|coat|ears)\b)
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
  [/^(?:idk|tbh|ngl|lol|omg|btw|honestly idk) (?=\S+ \S)|,? (?:tbh|ngl|imo|fr|xo|xoxo)$/gi, ''],
];

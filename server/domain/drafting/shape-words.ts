/**
 * The words by which the shape of a visitor's own words is recognised. What is missing here is not
 * an error: an unknown shape stands as a sentence of its own, which is right for any wording.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Adjectives that describe people: "they were …". */
export const ofPeople = list(`accommodating amazing approachable awesome brilliant calm careful
  cheerful competent considerate courteous dedicated detailed discreet easygoing efficient empathetic
  encouraging energetic engaged enthusiastic excellent experienced fair fantastic flexible friendly
  fun funny generous gentle genuine good gracious great happy honest hospitable humble humorous
  incredible informative inviting kind kindhearted knowledgeable lovely loving meticulous
  nice nonjudgmental nurturing open open-minded organized outgoing outstanding patient personable
  pleasant polite positive proactive prompt punctual reassuring reliable respectful sincere skilled
  skillful smart supportive sweet sympathetic talented tender thoughtful understanding warm
  warm-hearted welcoming wonderful good-humored rude impatient dismissive cold unfriendly distracted
  strict blunt direct upfront pushy judgmental rushed nosy`);

/** Adjectives that describe a visit or a place: "it was …". */
export const ofThings = list(`accessible affordable airy beautiful bright busy calming cheap cozy
  convenient cool crowded loud late easy enjoyable expensive fast fresh hassle-free holistic hygienic inexpensive
  life-changing light modern painful painless peaceful perfect pleasurable pricey private productive
  professional quick quiet reasonable relaxed relaxing safe serene simple slow smooth soothing
  spacious spotless stress-free tidy tranquil transparent uncomplicated unique uplifting welcoming
  worthwhile`);

/** Those of both lists that can only be praise. */
export const praising = list(`accommodating amazing approachable awesome beautiful brilliant caring
  cheerful considerate courteous cozy easy efficient enjoyable excellent fantastic fast friendly fun
  gentle genuine good great happy helpful honest incredible inviting kind lovely loving nice
  outstanding patient peaceful perfect personable pleasant polite positive prompt quick quiet
  reassuring relaxing reliable safe sincere skilled smooth spotless supportive sweet thoughtful
  understanding warm welcoming wonderful free beautiful calm clean comfortable convenient affordable`);

export const intensifiers = list(
  'very really so super quite pretty truly extremely incredibly too always just genuinely',
);

/** Last words of phrases that name a thing. */
export const nouns = list(`advice animals answers appointment approach area art aroma assistant
  atmosphere attitude bathroom bathrooms bedside care chair chairs chat coffee communication
  compassion conversation customer crew decor decorations demeanor dentist desk details doctor doctors dog
  energy environment equipment experience eye faces facility facilities feedback fish food forms front guidance
  hands help hospitality hours humor hygiene hygienist information jokes kids kindness knowledge
  language laughs lighting location lobby magazines manner manners masseuse massage manager memory
  money mood music nurse nurses office options parking patience people personality philosophy place
  plants prices pricing process provider quality questions reception receptionist receptionists
  respect results reviews room rooms scheduling selection sense service services skill skills smell
  smile smiles space staff surprises team technique technology temperature therapist tea tone toys
  treatment tv value variety vibe vibes view views visit wait waiting walk water welcome wifi work`);

export const determiners = list(
  'a an the my their his her our your its this that these those some many all every each both several',
);

/** Phrases that describe people as an adjective does. */
export const setPhrases = ['on time', 'down to earth', 'on point', 'on top of things', 'hands on'];

/** First words of phrases that name an amount, which take no article. */
export const amounts = list('lots plenty tons');

/** After a first word in -ed, these make it something that was done: "explained the …". */
export const objects = list(`me my us our the a an all every everything everyone his her their your
  it both any each them things what how that questions`);

/** Past forms of which the visitor is the subject: "I felt …". */
export const visitorVerbs = list(`felt loved liked enjoyed appreciated trusted left learned laughed
  slept smiled walked came got had found received wanted expected recovered`);

/** Past forms of which the people there are the subject: "they took …". */
export const theirVerbs =
  list(`made took gave kept went knew told showed let put did saw paid stayed
  spoke met held sat brought built understood heard remembered listened cared worked smiled joked
  tried talked looked offered answered apologized checked called stood ran taught sang wrote sent gets gave`);

/** Participles that say how the visitor was treated: "I felt …" alone, "I was …" with more. */
export const treatedAs = list(`accepted appreciated believed cared comforted considered empowered
  encouraged greeted heard helped included informed known looked prioritized pampered protected
  reassured respected seen spoiled supported taken treated understood valued welcomed`);

/** Present forms of which the visitor is the subject: "I love …". */
export const visitorPresent = list(
  'love like trust recommend enjoy appreciate feel adore hope wish prefer look am have',
);

export const modals = list(
  "would will can can't cannot could couldn't wouldn't won't may might shall",
);

/** First words of a clause. */
export const subjects =
  list(`i they we she he it everyone everybody everything nobody somebody someone
  you there this that these i'm i've i'd i'll they're they've they'll we're we've she's he's it's
  that's there's you're everyone's`);

/** Verbs that make a clause of "staff was kind" and "the doctor explained it". */
export const finiteVerbs =
  list(`was were is are am made felt helped took has have had did does can could
  will would listens listened gave knows knew cares cared got went kept explained answered remembered
  treated works worked feels looks looked seemed seems smelled tasted stayed came called showed makes
  takes gives keeps wasn't weren't isn't aren't didn't doesn't don't couldn't can't`);

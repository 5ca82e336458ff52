import { auxiliaries, baseForms, participles, pastForms, thirdForms } from './shape-verbs.ts';

/**
 * The words by which the shape of a visitor's own words is recognised. What is missing here is not
 * an error: an unknown shape stands as a sentence of its own, which is right for any wording.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Adjectives that describe people: "they were …". */
export const ofPeople =
  list(`able accommodating adorable adept amazing amiable approachable arrogant
  articulate astute attentive awesome awful bad blunt bored brilliant calm candid capable careful
  careless caring charming chatty cheerful cheery classy clever cold committed communicative
  compassionate competent condescending confident conscientious considerate consistent cool
  cooperative cordial courteous creative curious curt cute decent dedicated delightful dependable
  detailed detail-oriented devoted diligent direct discreet dismissive disorganized disrespectful
  distracted down-to-earth dreadful dynamic eager easygoing easy-going efficient empathetic empathic
  encouraging energetic engaged engaging enthusiastic ethical excellent exceptional experienced expert
  fabulous fair fantastic fast flawless flexible forgiving forthcoming frank friendly fun funny generous
  gentle genuine gifted good good-humored good-natured gorgeous gracious great grumpy hands-on happy
  hardworking hard-working harsh helpful hilarious honest honorable horrible hospitable humble humorous
  impatient impressive inattentive incompetent incredible indifferent informative informed insightful
  intelligent intuitive inviting jolly jovial joyful judgmental jumpy keen kind kind-hearted kindhearted
  knowledgeable lazy legit likable likeable lively lovely loving magical magnificent marvelous mean
  methodical meticulous mindful modest motherly neat neglectful neighborly nice non-judgmental
  nonjudgmental nosy nurturing observant okay on-point open open-minded openminded organized outgoing
  outstanding patient perceptive personable phenomenal playful pleasant pleased polite positive precise
  prepared proactive professional proficient prompt proud punctual pushy qualified quiet rad real
  realistic reassuring receptive relatable relaxed reliable remarkable resourceful respectful
  responsible responsive rude rushed salesy sarcastic savvy scatterbrained sensitive serious sexist
  sharp short sincere skilled skillful sloppy smart smiley sociable soft-spoken solid spectacular
  stern stellar straightforward straight-forward strict stubborn stunning super superb supportive sweet
  sympathetic talented tender terrible terrific thorough thoughtful tolerant top-notch tough transparent
  trustworthy truthful unbeatable uncaring understaffed understanding unfriendly unhelpful unhurried
  unprofessional unreal upbeat upfront up-front vigilant warm warm-hearted warmhearted welcoming wise
  witty wonderful world-class worried zealous attentive inclusive stylish tactful chill condescending
  aggressive assertive bubbly compassionate creative cranky flaky fussy hostile ok alright ignorant nervous
  overworked pleasant preachy pretentious smug sneaky snobby stuck-up trained well-trained
  well-informed well-mannered well-prepared well-spoken wholesome dishonest shady`);

/** Adjectives that describe a visit, a thing or a place: "it was …". */
export const ofThings =
  list(`accessible accurate affordable airy ample amazing authentic awesome awful
  awkward bad beautiful big bland boring bright brilliant busy calm calming central charming chaotic cheap
  cheaper chic chill chilly clean cleaner clear closer cold comfortable comfy comforting complicated
  confusing convenient cool cozy cramped creamy crisp crispy crowded cute dark dated decent
  delicious delightful dim dirty discreet disappointing dreamy dull durable early easier easy   efficient effortless elegant enjoyable enlightening excellent exceptional exciting expensive fabulous fair
  family-friendly fantastic fast faster fine first-class first-rate flaky flavorful flawless flexible fluffy
  free frequent fresh frustrating full fun good gorgeous great greasy half-price handy
  hard hassle-free healing healthy high-quality high-tech holistic homely homey homemade horrible hot
  huge hygienic immaculate impeccable impressive incredible inexpensive juicy kid-friendly
  legit life-changing light lit long longer loud lovely low low-key luxurious magical magnificent
  marvelous memorable messy minimal mild modern modest moist neat new nice no-nonsense noisy normal okay
  old-fashioned old-school open organic organized outdated outstanding overpriced packed pain-free painful
  painless peaceful perfect pet-friendly phenomenal plain playful pleasant pleasurable plentiful posh positive
  powerful practical pretty pricey priceless private productive pure quick quicker
  quiet quieter rare rad real reasonable refreshing rejuvenating relaxed relaxing remarkable
  restful rich roomy rough rushed safe salty sanitary scary scenic seamless secure serene shady short
  simple sleek slow small smelly smooth smoother soft solid soothing spacious sparkling special spectacular
  speedy spotless spooky stale steady stellar stress-free stressful stressless stunning stuffy stylish
  sunny super superb surprising swift tasty tender terrible terrific therapeutic thorough tidy tight timely
  tiny top-notch tranquil transparent trendy ugly unbeatable unbelievable uncomfortable uncomplicated
  understandable uneventful unforgettable unhurried unique unreal uplifting useful valuable vegan vibrant
  warm weird well-kept well-lit well-organized well-run wheelchair-friendly wholesome wonderful
  world-class worse better worthwhile worthless yummy zen nerve-wracking nonstop straightforward ok alright stressful`);

/** Adjectives of how the visitor felt: "I was …". */
export const ofVisitor =
  list(`grateful thankful happy happier glad relieved satisfied delighted thrilled
  pleased impressed blessed scared nervous anxious afraid terrified disappointed frustrated confused
  comfortable hooked lucky amazed surprised blown speechless stoked`);

/** Those of the lists that can only be praise. */
export const praising =
  list(`accommodating amazing approachable attentive awesome beautiful brilliant
  caring cheerful clean comfortable comfy compassionate considerate convenient courteous cozy
  delicious delightful easy efficient empathetic enjoyable excellent exceptional fabulous fair fantastic
  friendly fun generous gentle genuine good gorgeous gracious great helpful honest immaculate incredible
  inviting kind knowledgeable lovely loving nice outstanding painless pain-free patient peaceful perfect
  personable phenomenal pleasant polite positive professional prompt punctual reassuring relaxing
  reliable respectful safe sincere skilled skillful smart smooth spotless stellar stress-free superb
  supportive sweet talented tasty terrific thorough thoughtful trustworthy understanding warm
  welcoming wonderful affordable calm calming fresh free reasonable modern relaxed`);

/** Words that say how much, before an adjective. "a bit" and the like are taken as one before. */
export const intensifiers =
  list(`very really so super quite pretty truly extremely incredibly too always
  just genuinely rather fairly somewhat slightly insanely ridiculously crazy ultra mega totally absolutely
  completely consistently definitely surprisingly unbelievably seriously exceptionally remarkably
  wonderfully amazingly particularly especially most more less overall all never not hardly still also
  both wicked hella 100% 110% 200% 1000% even simply obviously clearly that`);

/** What may stand before the verb that begins a deed: "never rushed me". */
export const adverbs = list(
  'never always really truly actually just even also only still definitely absolutely totally completely immediately quickly kindly patiently gently carefully clearly genuinely instantly finally promptly thoroughly honestly consistently calmly happily warmly politely',
);

/** Last words of phrases that name a thing. */
export const nouns =
  list(`peace mom mum dad mother father grandma grandpa grandmother grandfather sister brother parents baby toddler boy girl niece nephew grandson granddaughter partner kiddo mama back knee neck shoulder shoulders feet foot leg arm skin face mouth gums jaw ear ears nose hip head anxiety headaches migraines pros pro experts expert dude roof kitchen garden house garage engine tires truck computer laptop phone screen dress suit wedding shoes boots eggs pasta rice salad wings fries steak dish dishes sauce cocktail pool gym class classes lesson lessons tour trip ride complaint complaints regret regrets mechanic groomer groomers ability access accountant accuracy adjustment advice agent aid ambiance
  ambience amenities animals answer answers appointment appointments approach area aroma art artist
  assistance assistant assistants atmosphere attention attitude attorney attorneys authenticity baker
  barber barbers barista bathroom bathrooms bed beds bedside beer beverages bill billing blanket
  blankets braids brakes bread breakfast breakfasts brows bunch burger burgers business cake cakes candy
  car care cars cat cats chair chairs charm chat cheesecake child children chiropractor chocolate
  cleaning cleanliness client clients clinic clinicians cocktails coffee color comfort communication
  communications community compassion concern connection consult consultation convenience conversation
  conversations cookies courtesy craftsmanship creativity crew croissant croissants culture cupcakes
  curls customer customers cut cuts daughter deal deals decor decoration decorations dedication delivery
  demeanor dentist dentistry dentists desk dessert desserts detail details diagnosis dinner
  discount discounts doctor doctors dog dogs donuts drink drinks driver effort efforts empathy employee
  employees energy environment equipment estimate estimates ethic ethics experience experiences
  expertise explanation explanations eye eyes facial facials facilities facility family feedback feel
  feeling fees fillings finish fish flavor flavors flowers folks follow-up food foods forms friend
  friends front fun gel gem genius guidance guide guy guys hair haircut haircuts hand hands handwork
  haven headset healing help highlights home honesty hospitality hotel hours humor husband hygiene
  hygienist hygienists info information injection injections insight inspection instructions instructor
  insurance integrity interaction interactions interior job jobs joke jokes judgment kennels kids kindness
  kitten knowledge lady ladies landscaping language lashes laughs lawyer lawyers lift light lighting
  listener listeners lobby location look looks lunch machines magazines magic management manager
  manicure manicures manner manners masseuse massage massages massage meal meals mechanic mechanics
  memories memory menu midwife money mood mother movies music muffins nails nurse nurses office offices oil
  opinion options owner owners pain paint paintwork pancakes paperwork parking parts pastries pastry
  patience patient patients pedicure people personality personalities pet pets philosophy phone
  photos physician physicians pie pies pizza place plan plants play playlist pleasure policy pool portions
  practice practitioner presentation pressure price prices pricing privacy problem procedure procedures
  process product products professional professionalism professionals progress promptness provider
  providers puppy quality quality question questions quote quotes radiologist range rate rates reassurance
  rebooking receptionist receptionists recommendation recommendations recovery references refreshments
  reliability reminders repair repairs reputation resolution respect response responses rest result
  results reviews rides room rooms salon sandwich sandwiches schedule scheduling scones scrubs
  selection sense service services session sessions setup shampoo shop shots shower showers side sincerity
  skill skills sleep smell smile smiles snacks solution solutions son soul soup sourdough space spaces spa
  specials specialist specialists spirit spirits spot staff stay steak stories studio stuff style stylist
  stylists suggestion suggestions supply support surgeon surgery surprise surprises system table tables taco
  tacos talent tattoos tea teacher team teams tech technician technicians technique techniques
  technology techs teeth temperature text texts therapist therapists therapy thing things time timeliness
  times timing tips tone tools touch touches toys training transparency treat treatment treatments treats trim tunes tv updates upgrade
  upgrades value variety vet veterinarian vets vibe vibes view views visit visits wait waiter waiting
  waitress waits walk wall walls warmth water waxing welcome wheels wife wifi wi-fi wine wit woman work worker
  workers workmanship yoga`);

/** Nouns of one person, which take "a" where nobody says who. */
export const personNouns =
  /^(?:mechanic|dentist|doctor|nurse|lawyer|attorney|vet|veterinarian|stylist|barber|groomer|receptionist|hygienist|therapist|surgeon|baker|chef|waiter|waitress|server|technician|tech|assistant|owner|manager|guy|lady|dude|man|woman|person|pro|professional|expert|teacher|instructor|specialist|physician|listener|guide|host|driver|accountant|agent|chiropractor|optician|pharmacist|midwife|coach|trainer|masseuse|barista|cashier|plumber|electrician|painter|contractor|tailor|florist|photographer|artist)$/;

/** Nouns that mean many without an "s". */
export const pluralNouns = list(
  'people folks staff teeth children women men feet kids guys police',
);

export const determiners = list(
  'a an the my their his her our your its this that these those some many all every each both several another any such',
);

/** Phrases that describe people as an adjective does, by themselves or after an intensifier. */
export const ofPeoplePhrases = list(
  'on_time down_to_earth on_top_of_things on_top_of_it on_the_ball hands_on up_front in_a_hurry in_a_good_mood full_of_energy a_gem a_hoot all_smiles a_blessing a_lifesaver easy_to_work_with easy_to_deal_with',
);

/** Phrases that describe a visit. */
export const ofThingsPhrases = list(
  'a_breeze a_pleasure a_delight a_joy a_treat a_dream a_nightmare a_mess a_disaster a_bargain a_steal a_blast a_win time_well_spent money_well_spent good_value great_value excellent_value well_worth_it',
);

/** Phrases that describe people or things. */
export const eitherPhrases = list(
  'perfection excellence heaven bliss top_tier top_class on_point second_to_none out_of_this_world top_notch top_quality first_class first_rate high_quality world_class the_best the_worst the_greatest spot_on a_delight a_joy by_the_book five_star 5_star one_of_a_kind state_of_the_art',
);

/** First words of phrases that name an amount, which take no article. */
export const amounts = list('lots plenty tons loads heaps enough more less two three four');

/** After a first word in -ed, these make it something that was done: "explained the …". */
export const objects = list(`me my us our the a an all every everything everyone his her their your
  it both any each them things what how that questions`);

/** Participles that say how the visitor was treated: "I felt …" alone, "I was …" with more. */
export const treatedAs = list(`accepted appreciated believed cared comforted considered empowered
  encouraged greeted heard helped included informed known looked prioritized pampered protected
  reassured respected seen spoiled supported taken treated understood valued welcomed pleased`);

export const modals = list("would will can can't cannot could couldn't wouldn't won't");

/** First words of a clause. */
export const subjects =
  list(`i they we she he it everyone everybody everything nobody somebody someone anyone
  you there this that these those nothing i'm i've i'd i'll they're they've they'll we're we've she's
  he's it's that's there's you're everyone's everything's`);

/** Words that begin a clause inside a phrase. */
export const relatives = list('that who which how what when where why while because if since');

/** Little words that no phrase ends with and no noun is. */
export const littleWords =
  list(`and or but yet of in on at to for from with without about by as than
  into over after before until during late early soon again today tomorrow well alone together me us them him i they we she he it you be been being not no
  never very so too again ever anymore here there always just only up out off down back away`);

/** Adjectives of every kind. */
export const describing: ReadonlySet<string> = new Set([...ofPeople, ...ofThings, ...ofVisitor]);

/** All words that a typo may have been meant for. */
export const knownWords: ReadonlySet<string> = new Set(
  [
    describing,
    nouns,
    intensifiers,
    adverbs,
    determiners,
    littleWords,
    amounts,
    subjects,
    relatives,
    modals,
    objects,
    auxiliaries,
    baseForms,
    thirdForms,
    pastForms,
    participles,
  ].flatMap((words) => [...words]),
);

import { wordSet } from './word-set.ts';

/**
 * What an adjective describes. `people`: "they were …"; `place`: "the place was …"; `cost`: "the
 * prices were …"; `visit`: "it was …"; `food`: "everything was …"; `visitor`: "I was …".
 */
export type Described = 'people' | 'place' | 'cost' | 'visit' | 'food' | 'visitor';

/** What each known adjective describes, most common first; hyphenated compounds are also listed with spaces. */
export const adjectives: ReadonlyMap<string, readonly Described[]> = readAll([
  [
    ['people'],
    `able adept amiable approachable arrogant articulate astute attentive blunt bubbly candid capable
     careful careless caring chatty cheerful cheery clever committed communicative compassionate
     competent condescending confident conscientious considerate cooperative courteous curious curt
     dedicated dependable detail-oriented devoted diligent discreet disinterested dismissive
     disrespectful distracted down-to-earth down_to_earth driven easy-going easygoing easy_going
     empathetic encouraging engaged engaging enthusiastic ethical experienced expert forthcoming frank
     funny generous gentle genuine gifted good-natured gracious grumpy hands-on hard-working
     hard_working hardworking helpful hilarious honest hospitable humble humorous ignorant impatient
     inattentive incompetent inclusive indifferent informed insightful intelligent intuitive
     judgmental judgy kind kind-hearted kindhearted knowledgeable lazy likable likeable meticulous
     mindful modest motivated motivating non-judgmental nonjudgmental non_judgmental nosy nurturing
     observant on_the_ball on_top_of_it on_top_of_things open-minded open_minded openminded passionate
     patient perceptive personable playful polite proactive punctual pushy qualified real relatable
     resourceful respectful rude salesy sarcastic savvy sensitive sincere skilled skillful smart
     smiley sociable soft-spoken soft_spoken stern stuck-up sympathetic tactful talented thoughtful
     tolerant trained truthful uncaring unfriendly unhelpful unhurried up-front upfront up_front
     warm-hearted warmhearted well-informed well-mannered well-trained well_trained well_mannered wise
     witty trustworthy legit all_smiles no-nonsense overworked understaffed well-versed detail_oriented
     family-oriented kid_friendly kid-friendly dog-friendly pet-friendly pet_friendly dog_friendly
     family-friendly family_friendly    
           
          trauma-informed
     trauma_informed culturally_competent easy_on_the_eyes multilingual bilingual super-friendly
     dishonest sketchy shady snobby flaky nonjudgemental non-judgemental non_judgemental judgemental
     on_time always_smiling hard-headed assertive diverse willing available tender sharp quirky admirable agreeable amicable astounding brave chipper civil classy comical
     congenial cordial decisive delicate deliberate dynamic earnest eloquent empathic exuberant focused forgiving
     giving goofy good-hearted good_hearted hands_off imaginative innovative inspiring inspirational invested jolly jovial
     lighthearted light-hearted loyal neighborly optimistic peppy persistent present pragmatic receptive reputable
     selfless silly spunky steady swift tenacious tireless unassuming unbiased vigilant well-rounded zany
     preachy talkative low_key low-key hands_on open_and_honest diplomatic articulate youthful nonchalant prepared well_prepared well-prepared observant
     spirited standoffish crabby cranky moody short_staffed short-staffed straight-up level-headed communicative sassy energetic
     upbeat outgoing sweet joyful joyous cool-headed respectable welcoming warm good-humored adaptable unapologetic nice_and_friendly`,
  ],
  [
    ['people', 'visit'],
    `fast quick prompt speedy efficient thorough professional flexible accommodating responsive
     reassuring supportive consistent reliable transparent organized disorganized unorganized
     unprofessional timely informative straightforward straight-forward detailed creative precise
     direct positive serious understanding  slow effective proficient well_organized
     well-organized comforting realistic methodical late strict practical`,
  ],
  [
    ['people', 'place'],
    `friendly inviting calm  relaxed   professional_and_clean loving laid-back laid_back
     laidback chill wholesome   fun cute  inclusive`,
  ],
  [
    ['people', 'visit', 'place', 'food', 'cost'],
    `amazing awesome awful bad brilliant decent excellent exceptional extraordinary fabulous fantastic
      good great horrible impeccable impressive incredible lovely magical marvelous nice  
      on_point outstanding  phenomenal pleasant remarkable second_to_none solid
     spectacular stellar super superb terrible terrific top-notch top_notch unbelievable unreal
     wonderful world-class world_class delightful one_of_a_kind out_of_this_world first_rate
     first-rate first_class first-class top-tier top_tier    unbeatable special unique
     disappointing spot-on spot_on flawless  refreshing`,
  ],
  [
    ['place'],
    `old-fashioned old_fashioned airy beautiful bright charming clean cozy dark dated dirty elegant gorgeous gross handicap_accessible
     high-tech homey hygienic immaculate messy modern neat outdated packed peaceful posh quaint roomy
     run-down sanitary scenic serene smelly spacious sparkling spotless stuffy stylish sunny tidy tiny
     tranquil trendy up-to-date up_to_date updated vibrant well-kept well_kept well-lit well-maintained
     well_maintained wheelchair_accessible wheelchair-accessible crowded cramped tight small big huge loud
     easy_to_find hard_to_find central conveniently_located well_stocked well-stocked squeaky_clean
     state_of_the_art state-of-the-art old-school old_school comfy aesthetic colorful dim open crazy_clean
     hot warm_and_inviting zen romantic`,
  ],
  [
    ['cost'],
    `affordable cheap       inexpensive 
      reasonable     high low competitive
      `,
  ],
  [
    ['visit'],
    `average mediocre so-so tight accurate awkward boring chaotic complicated comprehensive confusing convenient difficult easy effortless
     enjoyable exciting frustrating hard hassle-free hassle_free helpful_and_easy interesting
     life-changing life_changing long memorable nerve-wracking non-invasive noninvasive
     pain-free pain_free painful painless pleasurable priceless productive relaxing rejuvenating
      scary seamless short simple smooth soothing stress-free stress_free stressful stressless
     surprising swift therapeutic uncomfortable uncomplicated intense invigorating satisfying rewarding empowering uneventful unforgettable uplifting
     worry-free worry_free worth_it worthwhile worthless worse better quicker easier faster
     nicer smoother healing educational powerful tough rough a_breeze a_pleasure a_delight a_joy
     a_treat a_dream a_nightmare a_mess a_disaster a_bargain a_steal a_blast a_win money_well_spent
     time_well_spent well_worth_it no_fuss low_stress low-stress low_pressure drama-free drama_free no-fuss gentle_and_painless`,
  ],
  [
    ['food'],
    `bland creamy crisp crispy delicious delish flavorful fluffy fresh greasy homemade juicy moist salty
     scrumptious stale tasty yummy  soggy undercooked authentic natural_looking natural-looking`,
  ],
  [['visitor', 'place'], 'comfortable'],
  [['visitor', 'place'], 'safe'],
  [['visitor'], 'numb rushed welcome valued heard respected'],
  [['cost', 'people'], 'fair'],
  [['place', 'people'], 'quiet lively busy cold noisy accessible old young'],
  [['food'], 'fire lit bomb'],
  [
    ['visit'],
    `pricey expensive costly cheaper overpriced steep reasonably_priced fairly_priced
     well_priced well-priced budget-friendly budget_friendly fine ok okay alright clear`,
  ],
  [['visit', 'people'], 'weird strange'],
  [['people', 'visit'], 'strong firm'],
  [['visit', 'people', 'place', 'food', 'cost'], 'perfect cool'],
  [
    ['visitor'],
    `grateful thankful happy happier glad relieved satisfied delighted thrilled pleased impressed blessed
     scared nervous anxious afraid terrified disappointed frustrated confused hooked lucky amazed
     surprised blown_away speechless stoked obsessed well_taken_care_of very_satisfied at_ease
     in_good_hands in_great_hands in_capable_hands in_safe_hands in_good_spirits`,
  ],
]);

/** Adjectives that don't take "very": "amazing", "on time". */
export const ungradable: ReadonlySet<string> =
  wordSet(`able amazing awesome awful brilliant excellent
  exceptional extraordinary fabulous fantastic fine great horrible impeccable incredible magical
  marvelous on_point ok okay alright outstanding perfect phenomenal second_to_none spectacular stellar
  super superb terrible terrific top-notch top_notch unbelievable unreal wonderful world-class
  world_class delightful one_of_a_kind out_of_this_world first_rate first-rate first_class first-class
  top-tier top_tier the_best fire lit unbeatable unique spot-on spot_on flawless immaculate spotless
  legit on_time on_top_of_it on_top_of_things on_the_ball all_smiles open married nonjudgmental
  non-judgmental non_judgmental nonjudgemental non-judgemental non_judgemental hilarious lovely
  always_smiling better worse faster quicker easier nicer smoother cheaper bilingual multilingual
  family_owned family-owned locally_owned locally-owned black_owned black-owned woman_owned woman-owned
  women-owned women_owned veteran-owned veteran_owned minority-owned minority_owned hands-on a_gem expert`);

/** Only predicative: they follow "was". */
export const predicative: ReadonlySet<string> =
  wordSet(`able available willing numb ok okay alright late fine real sweet
  all_smiles the_best hooked glad at_ease legit up-front upfront`);

/** Negative adjectives. */
export const badAdjectives: ReadonlySet<string> =
  wordSet(`arrogant awful awkward bad bland blunt boring
  careless chaotic cold complicated condescending confusing costly cramped crowded curt dark dated
  difficult dirty disappointed disappointing dishonest disinterested dismissive disorganized
  disrespectful distracted expensive flaky frustrated frustrating gross grumpy hard high horrible
  ignorant impatient inattentive incompetent indifferent judgemental judgmental judgy late lazy long
  loud mediocre messy noisy nosy outdated overpriced overworked packed painful pricey pushy rough rude
  run-down rushed salesy scary shady sketchy slow small smelly snobby soggy stale steep stern
  stressful stuck-up stuffy terrible tough uncaring standoffish crabby cranky moody short_staffed short-staffed uncomfortable undercooked understaffed unfriendly
  unhelpful unorganized unprofessional worse worthless weird a_mess a_nightmare a_disaster confused
  stressed greasy salty busy preachy strange hard_to_find limited tight nerve-wracking tiny average ok okay alright
  sarcastic old`);

/** Neither positive nor negative. */
export const plainAdjectives: ReadonlySet<string> = wordSet(
  `able alright average busy fine ok okay scared nervous anxious afraid terrified surprised big huge small
   short serious strict hot decent old new direct`,
);

/** Possible bases of a superlative: "nicest" may come from "nice" or "nic". Empty if it isn't one. */
export function basesOfSuperlative(word: string): string[] {
  const stem = word.replace(/est$/, '');
  if (stem === word || stem.length < 3) return [];
  return [stem, `${stem}e`, stem.replace(/i$/, 'y'), stem.replace(/(.)\1$/, '$1')];
}

function readAll(
  classes: readonly (readonly [readonly Described[], string])[],
): ReadonlyMap<string, readonly Described[]> {
  return new Map(
    classes.flatMap(([described, words]) =>
      [...wordSet(words)].map((word) => [word, described] as const),
    ),
  );
}

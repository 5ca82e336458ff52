import { wordSet } from './word-set.ts';

/** A person's role: "the dentist was gentle". */
export const personNouns =
  wordSet(`accountant adjuster agent artist assistant attendant attorney baker barber
  barista bartender cashier chef chiropractor chiro coach cleaner contractor counselor coordinator cook
  dentist dermatologist doc doctor doula driver electrician endodontist esthetician florist girl groomer
  guide guy handyman host hostess hygienist injector installer instructor interpreter jeweler lady
  landlord lawyer man manager masseuse mechanic midwife mover nurse nutritionist officiant optician
  optometrist orthodontist owner painter pediatrician pharmacist phlebotomist photographer physician
  physical_therapist plumber practitioner provider psychiatrist psychologist realtor receptionist sales_rep
  seamstress server specialist stylist surgeon tailor teacher tech technician teller therapist trainer
  tutor vet veterinarian waiter waitress welder woman pt pa rn np ob obgyn sonographer anesthesiologist doorman maid
  front_desk_lady front_desk_girl kid boy driver sitter walker piercer tattooist tech esthetician
  lash_artist nail_tech vet_tech hair_stylist massage_therapist dental_assistant dental_hygienist front_desk_person
  nurse_practitioner office_manager eye_doctor personal_trainer shampoo_girl shampooer colorist`);

/** Plural nouns for people. */
export const peopleNouns =
  wordSet(`people folks guys ladies women men kids nurses doctors dentists vets techs
  technicians hygienists assistants stylists barbers groomers trainers teachers instructors mechanics
  therapists receptionists providers owners employees workers baristas servers waiters drivers artists
  movers plumbers specialists surgeons midwives docs physicians coaches volunteers counselors
  pharmacists cashiers students interns girls boys professionals experts pros`);

/** Collective nouns, singular in American English: "the staff was friendly". */
export const groupNouns = wordSet('staff team crew office front_desk practice');

/** Nouns without an article when talking about a visit: "communication was great". */
export const bareNouns =
  wordSet(`communication scheduling parking billing insurance check-in check-out checkout
  checking_in checking_out rescheduling registration delivery pickup drop-off follow-up recovery
  traffic turnaround_time invisalign`);

/** What the staff has: "they had gentle hands". */
export const traitNouns =
  wordSet(`smile smiles hands touch attitude attitudes demeanor personality personalities bedside_manner
  manner manners sense_of_humor eye eyes work_ethic skills technique knowledge memory spirit presence
  voice ethics heart hearts customer_service_skills energy bedside_manners people_skills`);

/** What the business has: "they have a great selection". */
export const storeNouns =
  wordSet(`selection variety hours range inventory options choices equipment technology tools toys snacks decor
  amenities facilities website app system machines products menu weekend_hours supplies`);

/** What the staff gives: "they gave clear explanations". */
export const givenNouns =
  wordSet(`explanation explanations advice instructions information answers feedback recommendations
  suggestions tips estimate estimates quote directions info suggestion recommendation`);

/** What the visitor has: "I had a great experience". */
export const hadNouns = wordSet(
  'experience visit time stay appointment session conversation talk chat day trip consultation consult private_room own_room',
);

/** What the visitor gets: "I got a great haircut". */
export const gotNouns =
  wordSet(`haircut cut fade trim beard_trim massage facial manicure pedicure mani pedi
  mani-pedi blowout tattoo deal discount cleaning adjustment foot_massage shave piercing makeover
  tan wax sleep workout nap rest answers results appointment call phone_call text_message welcome greeting reception hug relief one-on-one_time hot_towel towel_wrap hot_towels paw_print paw_prints goody_bag second_opinion ride head_massage scalp_massage hand_massage foot_rub foot_scrub straight_answer gift_bag sample_bag`);

/** What the visitor leaves with: "I love my haircut". */
export const ownThings =
  wordSet(`hair haircut color highlights balayage nails nail_art lashes brows eyebrows
  smile teeth crown veneers glasses frames lenses contacts tattoo sleeve fade beard cut curls braids
  extensions ring dress suit bouquet cake nail look makeup skin tan manicure pedicure gel_manicure
  piercing new_glasses dentures bangs invisalign retainer implants bridge permanent_retainer scar scars`);

/** What people come in for: "I came in for a flu shot", "my flu shot". */
export const procedures =
  wordSet(`adjustment allergy_shots second_opinion balayage beard_trim biopsy blood_draw
  blood_work bloodwork boosters botox bridge brake_job brakes c-section check-up checkup chemo cleaning
  colonoscopy color consultation consult crown ct_scan cupping dialysis dry_needling emdr epidural exam
  extraction extractions eye_exam facial filling fillings filler fitting flu_shot follow-up gel_manicure
  hearing_test hot_stone_massage infusion inspection iud_insertion iud iui ivf labs lasik laser_hair_removal
  lash_lift mammogram manicure massage microneedling mole_check mri nail_trim neck_adjustment oil_change
  pap_smear pap pedicure pedi mani physical prenatal_care pt rehab retreat root_canal root_canals
  scan screening shot shots skin_check spay sports_physical spray_tan stitches strep_test surgery
  telehealth tire_rotation tooth_extraction trim tune-up ultrasound vaccine vaccines vasectomy wax waxing
  whitening wisdom_teeth wisdom_teeth_removal x-ray x-rays root_touch-up deep_tissue deep_tissue_massage
  acne_treatment first_tattoo tattoo fade annual_physical newborn_checkup well_visit wellness_exam teeth_cleaning
  deep_cleaning dental_cleaning couples_massage prenatal_massage foot_massage scalp_massage hydrafacial
  chemical_peel cast steroid_shot cortisone_shot nerve_block knee_replacement hip_replacement cataract_surgery
  back_surgery knee_surgery shoulder_surgery neuter neutering dental_implant dental_implants crowns veneers braces
  invisalign oil_change alignment smog_check state_inspection car_wash detail hair_transplant
  allergy_test hearing_aids new_glasses contacts glasses progressive_lenses brow_wax brow_lamination
  keratin_treatment perm blowout updo highlights silk_press hair_color root_touchup nail_fill acupuncture test tests therapy treatment treatments surgery scan removal rotation
  replacement repair installation implant graft microblading lymphatic_drainage drainage exam_and_x-rays sedation`);

/** Ailments: "I came in for my sciatica". */
export const conditions =
  wordSet(`tonsils adenoids thyroid glaucoma cataracts hemorrhoids hernia kidney_stones gallstones menopause shingles
  acne adhd allergies anxiety arthritis asthma back_pain carpal_tunnel cavity
  cavities chest_pain chronic_pain depression diabetes ear_infection eczema fever fibromyalgia headaches hip_pain
  infertility insomnia knee_pain migraines neck_pain neuropathy panic_attacks pcos plantar_fasciitis postpartum_depression
  psoriasis ptsd rash rosacea sciatica scoliosis shoulder_pain sinus_infection sleep_apnea sore_throat
  sprained_ankle strep_throat tmj toothache uti vertigo wart warts broken_arm broken_tooth chipped_tooth burst_pipe
  leaky_faucet clogged_drain flat_tire check_engine_light dead_battery water_heater cracked_tooth`);

/** What a business offers visitors: "they have free parking". */
export const amenities =
  wordSet(`accessibility app area ball_pit blankets books booking cafe candy chair chairs coffee
  cookies couch couches course courses discount discounts dog dogs fish_tank fireplace fountain
  games gift_shop headphones hours interpreter kids_area lobby lollipops lot magazines massage_chairs
  menu movies music netflix parking patio payment_plan payment_plans playground play_area playroom pool
  portal reminders restroom restrooms ramp scheduling shampoo showers snacks stickers tea technology text
  texts toy_box toys treats tv tvs waiting_area parking_lot water wi-fi warranty warranties wine classes appointments
  availability support loaner loaner_car loaner_cars options program rewards sauna steam_room towels robes
  valet pharmacy plants flowers clothes sizes drive-thru evening_hours weekend_hours seating coffee_bar coffee_station treasure_box prize_box
  equipment specials happy_hour coupons credit membership memberships sliding_scale scale option
  payments drinks drink dog_biscuits biscuits stickers wifi charging_station shuttle_service
  shuttle loaners rides virtual_visits video_visits telehealth_option evening_appointments
  kids_corner kids_play_area play_room water_bottles treats cat_room dog_park car_seat_lounge
  lounge private_rooms heated_table heated_tables heated_seats gym pool_table kids_table
  sensory_room quiet_room blankets phone_chargers gluten_free_options military_discount
  veteran_discount senior_discount lights lighting candles magazines`);

/** Personal qualities, uncountable: "I appreciated their kindness". */
export const virtues =
  wordSet(`accuracy attention attentiveness attention_to_detail bedside_manner candor care cheerfulness
  cleanliness commitment compassion competence concern confidence consistency courtesy creativity dedication
  discretion efficiency effort empathy energy enthusiasm expertise flexibility follow-through follow-up
  friendliness generosity gentleness helpfulness honesty hospitality humility humor insight integrity
  kindness knowledge patience persistence positivity precision professionalism promptness
  punctuality reassurance reliability respect responsiveness sense_of_humor sincerity skill speed
  sweetness tenderness thoroughness thoughtfulness transparency understanding warmth wit wisdom work_ethic
  hard_work craftsmanship workmanship personality passion`);

/** Things that businesses sell, repair and use. */
export const tradeNouns =
  wordSet(`cremation burial trims cremation_service air_conditioner alternator aftercare aligners appetizers apron arch arm arms artwork baby_shower backsplash balloon balloons
  banana_bread bandage bands bar barbell barbells barn basement bassinet bath baths batteries beach beads bean beard bench bike
  bikes birth birthday biscuits bite blade blinds block blood blooms board boat body bones book boot bottle bottles
  bouquets bow bowl bowls box boxes bracelet bracelets braid brakes branch brand bride bridge bridesmaid brownies brunch brush bumper buns
  burrito burritos buttercream buttons cabin cabinet cabinets caffeine caramel card cards cardio caramels cart case cash casket catalytic_converter
  catering ceiling cemetery ceremony certificate chain chains chai champagne charger chart chat check cheese cherries
  chest chimney chin chip chocolates church cinnamon circuit clay clinic closets clothing clutch cobbler cold_brew collar collection
  comb compost concrete conditioner cone cones contract control controller cookie cooking cords corn corner corners costume
  countertop countertops cover coverage crab cream crib crowd crumbs crust cup cups cupcake curb curtain curtains cushion custard cut cuts cuticles
  dance deadline deadlifts deck dent depth detail dip dip_powder discharge disposal door doors dough drain drains drainage
  drawings dresses dressing driveway drop drum dryer duct dumbbells ears earrings elbow electrical elevator email emails emergency empanadas
  engagement_ring engraving entrance equipment evening event extension eyebrow fabric facelift family fan farm fashion faucet fertilizer fiber
  field filter filters finger fingers fire fireplace fit fixture fixtures flan flavor flex flight flossing foam foil foils foot
  foundation fountain fridge fringe frosting fruit fudge fundraiser funnel garden gardens gas gate gelato generator gift gifts gift_card
  ginger glaze gloves glue gown grain grill grout guacamole gum gums gutter gutters hallway ham handle hanger harness hat head
  headlight headlights headrest headstone heat heater heels height hem hip holiday honey hood hoodie hose hotel hot_tub hummus ice ice_cream ink
  insole insoles instrument interview invitations invoice iron jacket jam jar jaw jeans jewelry joint juice keys keyboard kit
  knee knees knife lab label lab_work lamb lamp lamination land lamps laptop laser laundry lawn_care leak leash leather lecture leg legs lemonade letter lift
  light_fixture lip lips list liver loan lobster lock locks log logo lotion lump lunch luggage lung machine macarons mail makeover map mascara mask
  mat mats mattress meat medal memory_box metal microphone microblading mile milk milkshake mirror mirrors mocha mold mole moles motor mousse muscle muscles mulch name nap
  napkin navel neck necklace nerve nest noise nose notary note notes number nuts obedience offer oil omelet onion orange orders organ ornament oven
  outlet outlets overalls package pad page palate palm pan panel pans pants paper papers paste pasta patch path pattern pavers paw paws payment peach
  pedal pen pendant permit petals phone photo photo_shoot piano pickles picture piece pier pillow pillows pin pipe pipes pitch plan plant plate plates platform plug plumbing
  pocket podcast polish pond pony popcorn pork portrait portraits post posture pot potatoes potato powder prescription prescriptions press pretzel primer print
  printer prize projector proposal protein protein_shakes pump pumps puppy_class puzzle quilt racks rack radiator railing rain ranch recipe recipes reception record records recliner
  refills refill regulator release rental report rescue reservation reservations resume retouch reunion rims rinse rings ritual road rock roll rolls romper root
  root_beer rope rug rugs ruler salad_bar sample samples sandals sand sandwich scalp scale scones screen screens scrub seafood seal seam seats seat
  sealant section sedation seeds serum set sheet sheets shed shelf shelves shingles shirt shirts shoe shoes shoulders shower shrimp shuttle sink sinks
  site skate ski skincare skylight sleeves slice slices slides slip smoke soap socks sofa soil solder soles song songs sound speaker speakers spice spine
  splint sponge sprinkler sprinklers squat_racks squats stain stairs stand statement steps stool stone stones stoop stove strap straw strawberry streaks stretch stretches
  string stroller stuffing stump succulents sugar suits sunflowers sunroof sunscreen supplement supplements swab sweater sweets swim_lessons swing syrup tail
  tailoring tank tart tarts tax taxes temple tent terrace test tests theater thermostat thumb tie tile tiles tiramisu tint tissue toe toes toilet toner tongue tooth
  tops torte tower towel tower track trail trailer transmission transfer trash tray trays tree trees trim_work trailer trunk truck tub tuna tuxedo tulips turf
  turkey tutoring tv_mount underwear uniform upholstery valve van vanilla varnish vase vault vegetables veggies vehicle vest view_lot vines vinyl violin vision vitamins
  voice waist walls walkway warmup wash washer waste watch water_bottle watering wave waves wedding weed weeds weights wheel wheelchair wheels whiskey wig window wings wire wires
  wiring wood woodwork wool wound wrap wraps wreath wrist yarn yoga zipper zumba pilates spin_class kickboxing crossfit gyro kebab tamales pozole mole_sauce birria
  boba croissant danish quiche lasagna meatballs gnocchi risotto parm calzone stromboli subs sub hoagie cheesesteak poutine waffle crepes crepe parfait sundae
  septum nostril helix cartilage linework stencil flash touch-up touchups gel acrylics acrylic ombre bob bangs pixie layers perm roots toner glaze keratin undercut
  tonsils sinuses adenoids thyroid colon bladder kidney kidneys heart lungs ankle ankles wrists hips calf calves hamstring spine discs disc vertebrae
  goop bone_graft gum_graft night_guard nightguard mouthguard sealants fluoride laughing_gas nitrous novocaine toothbrush floss goody_bag loot`);

/** Other nouns that visitors use, most after an adjective. */
export const otherNouns =
  wordSet(`access ambiance ambience advice air answer arrangement art atmosphere attention bathroom
  bathrooms bed beds beer bill bread breakfast breakfasts building burger burgers business butter cafe cake cakes
  care cars change cheesecake clinic class cleanup cloth color communication company conditions consult
  cost costs counter crust culture cupcakes curls curl decision decisions dental_care dessert desserts details
  diagnosis diagnostics dinner dish dishes donuts drinks drive edge edges environment equipment estimate estimates
  exercises explanation explanations exam experience face faces facility facilities feedback feel fees fee feet fish flavors
  flowers food foods frame frames fries front front_desk fun gym haircuts help home house icing information ingredients injection
  instructions insurance intake interaction interactions interior items job jobs kennels lashes layout leads lesson lessons lighting lights
  line line_work lines linework listener listeners listening location lunch machines massages meal meals meat medicine
  moment moments money mouth nails needle neighborhood news night outcome options pain paint paperwork
  part parts pastries patio pedicures pet pets dog dogs cat cats puppy puppies kitten bird rabbit horse phone_system photos pictures pizza place places plan plans approach department departments response_time response_times scar scars hold_music polish portion portions pour
  practice presentation price prices problem problems procedure process product products prints progress
  quality quote quotes referral refund repair repairs response responses restaurant result results return returns
  review ride room rooms salad salon sandwich sandwiches sauce school seats sender service services setup
  shape shop shots side sign smell space spa spot staff steak store studio stuff style support surprise system
  table tables taco tacos talk taste teeth text texture thing things time timing tip tips tools town treatment treatments
  turnaround updates upgrade value vibe vibes view views waffles wait waits wait_time wait_times waiting_room walls wait-time
  website weather weight wines wings word work workout workouts x-ray zone bedside_manners phone_hold hold_time hold_times phone_hold_times
  selections recommendation recommendations suggestion suggestions solution solutions follow-ups communicator bars   fillings flowers landscaping lawn yard porch floor floors roof fence deck kitchen bath carpet carpets windows
  couch furniture closet garage brakes engine tires muffler oil battery paint_job body_work detailing
  eyes skin hair smile brows mood mindset team_effort croissants croissant sourdough bagel bagels muffins cookies
  pie pies cinnamon_rolls cinnamon_roll espresso latte lattes matcha smoothies smoothie sushi ramen pho curry
  soup soups noodles rice beans eggs bacon toast pancakes cocktails cocktail margaritas salsa guac chips queso
  brisket ribs chicken wedding bouquet centerpieces roses arrangement arrangements judgment judgement pressure
  complaints complaint drama tears upselling upsell issues issue hassle fuss nonsense attitude surprises charges bills
  fees regrets problem anesthesia numbing shot tour communication personality touch tattoo cough
  conversation conversations rewards vaccine rehab medicine meds medication insurance_help claim claims policy iv ivs covid_test room_temp room_temperature blood_pressure cholesterol`);

/** Irregular plurals, which take "were". */
export const pluralNouns = wordSet(
  'people folks teeth feet women men children kids lice brakes glasses contacts guys brows hair_extensions fries',
);

/** Singular nouns that end in "s". */
export const singularInS = wordSet(
  'gas news process business access mess fitness kindness cleanliness gps ms bus class grass glass place_ lens progress dress pass address boss fuss illness wellness happiness openness',
);

/** Uncountable nouns: no article when they stand alone. */
export const massNouns =
  wordSet(`parking coffee music food service staff help water tea advice communication information
  equipment technology delivery pickup housekeeping parking wi-fi decor work care support scheduling booking availability seating
  shampoo candy lighting bread sourdough pain drama upselling judgment judgement pressure hassle fuss nonsense
  attention time money traffic blood_work bloodwork botox prenatal_care dry_needling surgery rehab
  chemo physical_therapy cupping dialysis whitening acupuncture waxing microneedling ivf emdr telehealth invisalign
  lasik laser_hair_removal wisdom_teeth_removal deep_tissue treatment therapy removal drainage microblading sedation lymphatic_drainage laughing_gas nitrous ice_cream credit wine netflix nail_art balayage pt filler
  acne adhd allergies anxiety arthritis asthma depression diabetes eczema fibromyalgia infertility insomnia neuropathy
  pcos psoriasis ptsd rosacea sciatica scoliosis tmj vertigo glaucoma menopause shingles plantar_fasciitis
  sleep_apnea carpal_tunnel strep_throat postpartum_depression
  sleep energy knowledge fun air art hair skin makeup insurance customer_service pizza sushi ramen paperwork beer feedback advice info relief progress one-on-one_time homework floss sunscreen lotion toothpaste`);

import { describe, expect, it } from 'vitest';
import { dictionary } from '@zxcvbn-ts/language-en';
import { findCorrection } from './misspellings.ts';
import { fixSpelling } from './spelling.ts';

/** As people type them on a phone, with what they meant. */
const typos = `
  abt:about b4:before smthing:something smthg:something appt:appointment appmt:appointment thx:thanks
  pls:please ppl:people tho:though bc:because bcuz:because luv:love nxt:next xtra:extra evry:every
  infectn:infection injectn:injection treatmnt:treatment appointmnt:appointment maner:manner maners:manners
  hygenist:hygienist hygeinist:hygienist higienist:hygienist dentis:dentist orthodonist:orthodontist
  chiropracter:chiropractor therepist:therapist recepcionist:receptionist receptonist:receptionist
  assistent:assistant asistant:assistant tecnician:technician physican:physician docters:doctors docter:doctor
  nurce:nurse pateint:patient patiant:patient pateince:patience thorogh:thorough thurough:thorough
  throughly:thoroughly gental:gentle gentel:gentle freindly:friendly frendly:friendly firendly:friendly
  freindliest:friendliest profesional:professional proffesional:professional proffessional:professional
  profesionalism:professionalism knowlegable:knowledgeable knowledgable:knowledgeable
  curteous:courteous compasionate:compassionate compassionite:compassionate carefull:careful
  helpfull:helpful wonderfull:wonderful respectfull:respectful greatful:grateful beautifull:beautiful
  beutiful:beautiful amazin:amazing amzing:amazing awsome:awesome awesom:awesome excelent:excellent
  excellant:excellent fantasic:fantastic fantatsic:fantastic incredable:incredible
  recomend:recommend reccomend:recommend reccommend:recommend recomended:recommended recomendation:recommendation
  definately:definitely definitly:definitely definetly:definitely defintely:definitely
  realy:really actualy:actually finaly:finally totaly:totally usualy:usually especialy:especially
  absolutly:absolutely imediately:immediately immediatly:immediately probaly:probably basicly:basically
  genuinly:genuinely sincerly:sincerely extremly:extremely completly:completely incredibly:incredibly
  appoinment:appointment apointment:appointment appointmant:appointment appoitment:appointment
  schedual:schedule schedul:schedule scheduleing:scheduling insurence:insurance insurace:insurance
  questons:questions qestions:questions explaned:explained explaind:explained expained:explained
  explination:explanation answerd:answered anwsered:answered anser:answer lisened:listened
  listned:listened everthing:everything everyting:everything evrything:everything somthing:something
  anyting:anything becuase:because becasue:because beacuse:because thier:their
  untill:until wich:which whith:with recieved:received recived:received recieve:receive
  beleive:believe belive:believe freind:friend freinds:friends wierd:weird alot:a_lot
  comfortble:comfortable confortable:comfortable comfertable:comfortable uncomfortble:uncomfortable
  nervious:nervous anxios:anxious relaxting:relaxing embarassed:embarrassed suprised:surprised
  enviroment:environment atmosfere:atmosphere experiance:experience expierence:experience
  welcomming:welcoming accomodating:accommodating accomodate:accommodate neccessary:necessary necesary:necessary
  seperate:separate diffrent:different diffrence:difference tommorow:tomorrow tommorrow:tomorrow
  surgury:surgery sergery:surgery stiches:stitches migranes:migraines excersizes:exercises excercises:exercises
  vaccum:vacuum resonable:reasonable affordible:affordable expensve:expensive peny:penny novacaine:novocaine
  anesthia:anesthesia cavitys:cavities runnin:running waitting:waiting foward:forward straightfoward:straightforward
  noticable:noticeable perscription:prescription medecine:medicine shoulderes:shoulders shouldnt:shouldn't
  didnt:didn't wasnt:wasn't doesnt:doesn't theyre:they're masage:massage massuse:masseuse pedacure:pedicure
  balyage:balayage mechanick:mechanic transmision:transmission garantee:guarantee
  apreciate:appreciate appriciated:appreciated yall:y'all neice:niece`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]); // each entry has one colon

/** Names, brands, medicines, procedures, slang and words of other languages, as the picker sends them. */
const correct = `
  okafor nguyen osei shepard skelton cleary smoot handel brower holliday mathes grammer patel xiomara siobhan
  niamh saoirse joaquin anais zuri kaia lakshmi adaeze oluwaseun thuy linh ngoc nikhil priyanka yesenia jaylen
  kaylee braelynn deshawn marisol itzel cristal evangelia aubree makenna teagan ignacio chidi adebayo tran pham
  invisalign botox juvederm dysport restylane kybella sculptra xeomin hydrafacial coolsculpting emsculpt lasik
  clearcorrect itero cerec waterpik sonicare listerine sensodyne olaplex cerave cetaphil aquaphor neosporin
  ozempic wegovy mounjaro zepbound humira eliquis xarelto lipitor lexapro zoloft prozac xanax ambien adderall
  vyvanse concerta metformin lisinopril atorvastatin amoxicillin augmentin azithromycin tretinoin accutane
  spironolactone doxycycline methotrexate prednisone gabapentin meloxicam flexeril toradol apoquel cytopoint
  bravecto nexgard simparica heartgard gabapentin trazodone librela
  mohs hygienist perio endo pano prophy gingivitis bruxism frenectomy apicoectomy veneers onlay bonding
  biopsy cryo melanoma rosacea keloid psoriasis eczema alopecia microneedling dermaplaning microblading
  pap colpo iud hysteroscopy doula preeclampsia mirena nexplanon kyleena
  cupping tens dn kinesio meniscus labrum plantar fasciitis bursitis sciatica stenosis scoliosis piriformis
  tonsillectomy strep otoscope nebulizer epipen croup rsv frenulum colic
  cataract drusen keratoconus pterygium astigmatism scleral dilated tonometry
  parvo giardia bordetella lepto goldendoodle maltipoo shih tzu chiweenie
  lol lmao omg tbh ngl bougie boujee bestie vibes lowkey highkey goat fire slay y'all gonna wanna kinda sorta
  hubby fam doc gal kiddo doggo pupper chill bomb clutch legit comfy yay whoa meh
  colour favourite centre organised programme grey gynaecologist paediatric
  excelente servicio doctora amables gracias recomendado todo limpio merci salamat danke`
  .trim()
  .split(/\s+/);

describe('the spelling of what people type', () => {
  it.each(typos.filter(([typo, word]) => typo !== word))('%s is read as %s', (typo, word) => {
    expect(fixSpelling(typo)).toBe(word);
  });

  it.each([...new Set(correct)])('%s stays', (word) => {
    expect(fixSpelling(word)).toBe(word);
    expect(fixSpelling(`the ${word} was great`)).toBe(`the ${word} was great`);
  });

  it.each([
    ['waiting rm was packed', 'waiting room was packed'],
    ['the whole hr', 'the whole hour'],
    ['first time in a yr', 'first time in a year'],
    ['6 mos later', '6 months later'],
    ['very thorough check up', 'very thorough checkup'],
    ['called to check up on me', 'called to check up on me'],
    ['safe as a anxious person', 'safe as an anxious person'],
    ['explained it w out pressure', 'explained it without pressure'],
    ['walk ins welcome', 'walk ins welcome'],
  ])('%s', (typed, read) => {
    expect(fixSpelling(typed)).toBe(read);
  });

  it('leaves 5,000 first names and the 20,000 most frequent surnames alone', () => {
    const names = [
      ...dictionary['firstnames-en'],
      ...dictionary['lastnames-en'].slice(0, 20_000),
    ].filter((name) => !/^(?:noone|makin)$/.test(name)); // more often "no one" and "makin'"
    expect(names.length).toBeGreaterThan(24_000);
    expect(names.filter((name) => findCorrection(name) !== undefined)).toEqual([]);
  });

  it('never changes a name after a title, or in upper case among other words', () => {
    expect(fixSpelling('dr friedly was great')).toBe('dr friedly was great');
    expect(fixSpelling('ask for Verry today')).toBe('ask for Verry today');
    expect(fixSpelling('dr explaned it')).toBe('doctor explained it');
  });
});

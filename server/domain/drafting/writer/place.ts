/** What people call a business that isn't an office: "the salon", "the shop"; otherwise "the place". */
export function asPlace(text: string, business = ''): string {
  if (!withoutOffice.test(business)) return text;
  const name = names.find(([, pattern]) => pattern.test(business))?.[0] ?? 'place';
  return text.replace(/\boffice\b/g, name);
}

/** Some words belong to health care: nobody is compassionate at a garage, or seen on time at a salon. */
export function suitsPlace(business = ''): (text: string) => boolean {
  if (withoutOffice.test(business)) return (text) => !ofHealthCare.test(text);
  if (healthCare.test(business)) return () => true;
  return (text) => !/\bsaw me|\bwas seen/.test(text);
}

const ofHealthCare = /\bcompassion|\bsaw me|\bwas seen|\bfelt (?:heard|listened)/;

/** The first one that matches. */
const names: readonly (readonly [string, RegExp])[] = [
  ['salon', /\b(?:salon|hair|nails?|brows?|lash\w*)\b/i],
  ['spa', /\bspa\b/i],
  ['studio', /\b(?:studio|yoga|pilates)\b/i],
  ['gym', /\b(?:gym|fitness)\b/i],
  ['shop', /\b(?:shop|garage|auto\w*|barber\w*|motors?|tires?|repair|tattoo)\b/i],
  ['store', /\b(?:store|boutique)\b/i],
];

const withoutOffice =
  /\b(?:salon|studio|spa|hair|barber\w*|nails?|brows?|lash\w*|massage|beauty|auto\w*|garage|mechanics?|repairs?|motors?|tires?|transmissions?|collision|car wash|gym|fitness|crossfit|yoga|pilates|dance|bakery|cafe|coffee|grill|kitchen|restaurant|pizz\w+|diner|deli|shop|store|market|hotel|inn|tattoo|boutique|groom\w*|plumb\w*|roof\w*|electric\w*|hvac|heating|cooling|landscap\w*|lawn|clean(?:ing|ers)|movers|moving|florist|flowers|photo\w*)\b/i;

const healthCare =
  /\b(?:dent\w+|orthodont\w+|endodont\w+|periodont\w+|smiles?|teeth|tooth|oral|clinics?|medic\w+|health\w*|care|hospital|doctors?|dr|md|dds|dmd|dpm|physicians?|therapy|therapists?|rehab\w*|pt|physio\w*|chiro\w*|spine|derm\w*|skin|eyes?|eyecare|vision|optical|optomet\w+|ophthal\w+|pediatric\w*|internal medicine|urgent|surg\w+|ob[- ]?gyn|women'?s|obstetrics|cardio\w*|ortho\w*|podiatr\w*|foot|feet|allergy|ent|hearing|audiology|psych\w*|counseling|wellness|acupuncture|vets?|veterinary|animals?|pharmacy|labs?|imaging|radiology|sleep|pain|birth\w*|midwi\w+)\b/i;

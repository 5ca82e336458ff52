import type { CustomSentiment } from '../custom-sentiment/custom-sentiment.ts';
import type { Names } from '../input/draft-input.ts';

/** What the visitor typed, and where they were; a `Brief` is one. */
interface Typed {
  custom: readonly CustomSentiment[];
  note: string | undefined;
  names: Names;
}

/**
 * True where what was typed tells of a child, a pet or a "we", and of no "I": then it is "we" who felt
 * comfortable, not only the person with the phone.
 */
export function speaksForOthers({ custom, note = '', names }: Typed): boolean {
  const typed = custom.map(({ words }) => words).join('. ');
  const mentionsOthers = others.test(typed) || /\b(?:we|us|our)\b/i.test(note);
  const business = names.business ?? '';
  const isTheirPlace = theirPlaces.test(business) && !/\b(?:family|adults?)\b/i.test(business);
  return (mentionsOthers || isTheirPlace) && !mentionsSelf.test(`${typed} ${note}`);
}

/** True where "he" or "she" may be the child or the pet that somebody came with. */
export function tellsOfOthers(text: string, business = ''): boolean {
  return others.test(text) || theirPlaces.test(business);
}

/** What was typed tells of the writer alone: "I", or "me" where nobody else is named. */
const mentionsSelf = /\b(?:I|me)\b(?!')|\bI'/;

/** Where somebody comes with a pet or a child. */
const theirPlaces =
  /\b(?:animals?|vets?|veterinary|pets?|paws?|dogs?|cats?|canine|feline|kennels?|groom\w*|pediatrics?|kids?|children(?:'s|’s)?)\b/i;

const others =
  /\b(?:we|us|our|(?:my|the) (?:\w+ )?(?:sons?|daughters?|kids?|kiddos?|child|children|toddlers?|baby|babies|boys?|girls?|twins|grandkids?|grandsons?|granddaughters?|little ones?|dogs?|cats?|pups?|puppy|puppies|kittens?|kitty|pets?|fur ?bab(?:y|ies)|rabbits?|bunny|birds?))\b/i;

/** A phrase about "me" as one about "us"; a feeling that begins with "was" as well. */
export function asWe(text: string): string {
  return text
    .replace(/^was(?=n't\b|\b)|(?<=\bI )was(?=n't\b|\b)/g, 'were')
    .replace(/\bI'm\b/g, "we're")
    .replace(/\bI\b/g, 'we')
    .replace(/\bme\b/g, 'us')
    .replace(/\bmy mind\b/g, 'our minds')
    .replace(/\bmy\b/g, 'our')
    .replace(/\bMy\b/g, 'Our');
}

/** "The office" of a salon or a garage is a "place". */
export function asPlace(text: string, business = ''): string {
  return noOffices.test(business) ? text.replace(/\boffice\b/g, 'place') : text;
}

const noOffices =
  /\b(?:salon|studio|spa|hair|barber\w*|nails?|brows?|lash\w*|massage|auto\w*|garage|repair|motors?|tires?|gym|fitness|yoga|pilates|bakery|cafe|coffee|grill|kitchen|restaurant|diner|deli|shop|store|market|hotel|inn|tattoo|boutique|groom\w*)\b/i;

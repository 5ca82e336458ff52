import type { Phrase } from '../writer/phrase.ts';
import { articleFor, type NounPhrase } from './noun-phrase.ts';
import {
  amenities,
  conditions,
  gotNouns,
  groupNouns,
  hadNouns,
  ownThings,
  peopleNouns,
  personNouns,
  procedures,
  storeNouns,
  traitNouns,
  virtues,
} from './lexicon/nouns.ts';
import { reason } from '../writer/reason.ts';
import { action, feeling, habit, sentence, statement } from './phrases.ts';

/** A noun without adjectives: "the coffee", "online booking", "my hygienist", "root canal". */
export function rephraseBareNoun(said: string, phrase: NounPhrase): Phrase[] {
  const { determiner, head, nouns, tail } = phrase;
  if (unwelcome.test(head) || head.endsWith('faces')) return [sentence(said)];
  if (isAboutPeople(head)) return rephrasePeople(said, phrase);
  if (/^(?:my|our)$/.test(determiner)) return rephraseMine(said, head);
  if (
    determiner === 'their' ||
    (determiner === '' && virtues.has(head) && tail === '' && phrase.adjectives === undefined)
  )
    return [statement(`I appreciated ${determiner === '' ? `their ${said}` : said}`)];
  if (/^(?:a|an)$/.test(determiner)) return rephraseWithArticle(said, head);
  if (/^since\b/.test(tail))
    return [statement(`I've had ${phrase.takesArticle ? articleFor(said) : ''}${said}`)];
  if (determiner !== '' || /'s /.test(nouns)) return [statement(`I liked ${said}`)];
  const full = /^(?:first|annual|yearly|second)\b/.test(said)
    ? `my ${said}`
    : phrase.takesArticle
      ? articleFor(said) + said
      : said;
  return rephraseReceived(said, full, phrase);
}

/** What the visitor got, had done, or saw there. */
function rephraseReceived(said: string, full: string, phrase: NounPhrase): Phrase[] {
  const { head, tail } = phrase;
  const entry =
    [head, said].find((words) => procedures.has(words) || conditions.has(words)) ?? head;
  if (conditions.has(entry)) return [ofThings.test(entry) ? feeling(`had ${full}`) : reason(full)];
  if (/^results?$/.test(head)) return [feeling(`got my ${said}`)];
  if (/^(?:that|which|who)\b/.test(tail)) return [sentence(said)];
  const isOffered = amenities.has(head) || storeNouns.has(head);
  if (hadHours.test(head)) return [habit(`have ${full}`)];
  // "X-ray on site" is not one picture.
  if (onSite.test(tail) && head === 'x-ray') return [habit(`have ${said}`)];
  if (onSite.test(tail) || (isOffered && /^(?:in|on|at) (?:the|every|each)\b/.test(tail)))
    return [habit(`have ${full}`)];
  const isTreat =
    /^(?:treats|toys|stickers?|snacks|games|books|cookies|blankets|water|balloons?|lollipops?|prizes?|bandanas?)$/.test(
      head,
    );
  if (isTreat && tail.startsWith('for ')) return [action(`had ${full}`)];
  if (handsOn.test(entry) && tail === '') return [action(`did ${said}`)];
  if (treatments.test(entry) && tail === '') return [statement(`I liked the ${said}`)];
  if (gotNouns.has(head) || gotNouns.has(said) || isTime.test(tail))
    return [feeling(`got ${full}`)];
  if (procedures.has(entry))
    return [/^(?:in|at|on) /.test(tail) ? feeling(`had ${full}`) : rephraseProcedure(full, entry)];
  if (hadNouns.has(head)) return [feeling(`had ${full}`)];
  return [rephraseFeature(said, full, phrase)];
}

/** Things that everybody gets, not just this visitor. */
const hadHours =
  /^(?:(?:\S+ )?(?:hours|appointments|visits|discount|discounts|delivery|garage|lot|wall|machines?|table|tables|option|options|plans?))$/;

const onSite = /^(?:on[- ]?site|in[- ]house|on hand)\b/;
const isTime = /^(?:(?:in|within|under) (?:an?|\d+|under|less|about|no)|for my)\b/;

/** What the business has, or what somebody there gave. */
function rephraseFeature(
  said: string,
  full: string,
  { head, tail, takesArticle }: NounPhrase,
): Phrase {
  if (takesArticle && places.test(head)) return statement(`it's ${full}`);
  if (/^(?:feel|vibe|atmosphere)$/.test(head)) return statement(`it has ${full}`);
  if (/^(?:touch|sense of humor)$/.test(head)) return habit(`have ${full}`);
  if (traitNouns.has(head)) return action(`had ${full}`);
  if (givenThings.test(head)) return action(`gave me ${full}`);
  if (said.startsWith('free ') && takesArticle)
    return head.startsWith('loaner')
      ? statement(`I appreciated the ${said}`)
      : feeling(`got ${full}`);
  if (amenities.has(head) || storeNouns.has(head) || /\b(?:free|vegan) |^low[- ]cost /.test(said))
    return habit(`have ${full}`);
  if (said.startsWith('new ')) return feeling(`got ${full}`);
  if (ownThings.has(head) && tail === '') return statement(`I'm happy with my ${said}`);
  return / at last$| after\b/.test(said) ? sentence(said) : statement(`I liked the ${said}`);
}

export const givenThings =
  /^(?:exercises|stretches|tips|samples?|homework|advice|instructions|information|info|suggestions|recommendations|pointers|feedback)$/;

const places =
  /^(?:business|shop|salon|gym|clinic|practice|barbershop|bakery|cafe|restaurant|store|place|spot|company)$/;

/** "They did a full skin check", "I went in for a root canal" */
function rephraseProcedure(full: string, entry: string): Phrase {
  const isThorough = /^an? (?:full|complete|whole|total|deep)\b/.test(full);
  const isCheck = /(?:check|exam|inspection|screening|test|assessment|evaluation)$/.test(entry);
  return isThorough && isCheck ? action(`did ${full}`) : reason(full);
}

/** Nobody goes anywhere for these: somebody comes, or they broke on the way. */
const ofThings =
  /^(?:burst pipe|leaky faucet|clogged drain|flat tire|check engine light|dead battery|water heater)$/;

/** What therapists do, unlike a massage that one likes. */
const handsOn = /(?:needling|cupping|stretching|taping|traction|decompression)$/;

/** People like a massage, unlike a root canal. */
const treatments =
  /(?:threading|therapy|reflexology|acupuncture|massage|facial|deep tissue|scrub|blowout)$/;

function rephraseWithArticle(said: string, head: string): Phrase[] {
  if (amenities.has(head)) return [habit(`have ${said}`)];
  return /^(?:hand|look|opinion|answer|explanation|estimate|quote|smile)$/.test(head) ||
    gotNouns.has(head)
    ? [feeling(`got ${said}`)]
    : [sentence(said)];
}

const unwelcome =
  /^(?:wait|waits|wait times?|hold times?|phone hold times|pain|pressure|drama|traffic|bill|bills|fees?|paperwork|complaints?|problems?|issues?|judge?ment|upselling|charges|hassle|fuss|tears|nonsense|regrets|surprises?)$/;

function isAboutPeople(head: string): boolean {
  return personNouns.has(head) || peopleNouns.has(head) || groupNouns.has(head);
}

function rephrasePeople(said: string, { determiner, isPlural }: NounPhrase): Phrase[] {
  const [, pretty] = /^pretty (\S+)$/.exec(said) ?? [];
  if (pretty !== undefined) return [statement(`the ${pretty} {was} pretty`)];
  if (isPlural && determiner === '' && said.includes(' ')) return [habit(`have ${said}`)];
  const subject = determiner === '' ? `the ${said}` : said;
  return [statement(`${subject} ${isPlural ? '{were}' : '{was}'} great`)];
}

function rephraseMine(said: string, head: string): Phrase[] {
  if (/^(?:my|our) \S+'s (?:first|new) /.test(said)) return [reason(said)];
  if (ownThings.has(head)) return [statement(`I'm happy with ${said}`)];
  if (conditions.has(head) || /(?:itis|(?<!^(?:dipl|ar|c))oma)$/.test(head)) return [reason(said)];
  if (procedures.has(head) || procedures.has(said.replace(/^\S+ /, ''))) return [reason(said)];
  if (/(?:oscopy|ectomy|plasty|gram|surgery|graft)s?$/.test(head)) return [reason(said)];
  return [statement(`I'm happy with ${said}`)];
}

import { businessLeadIns, laterLeadIns, leadIns, ownLeadIns, tails } from './lead-ins-and-tails.ts';
import type { Saying } from './shapes.ts';
import { businessMark, type Voice } from './voice.ts';

/** A saying, and what it says. */
export interface Said extends Saying {
  /** True where all of it is certainly praise. */
  praise: boolean;
  /** True where it holds the visitor's own words, which stay as they are. */
  own: boolean;
}

/** Puts words before or after a saying, as the manner likes. */
export function dress(saying: Said, isFirst: boolean, voice: Voice): string {
  if (isFirst && voice.takesBusiness('lead-in')) return nameBusiness(saying, voice);
  if (saying.kind === 'fragment' && saying.own && !isFirst) return introduceOwn(saying, voice);
  const bare = saying.kind === 'clause' && !alreadyDressed.test(saying.text);
  return bare ? dressClause(saying, isFirst, voice) : saying.text;
}

const chances = {
  tail: 0.05,
  leadIn: 0.06,
  ownLeadIn: 0.3,
  /** People drop their "I": "Never felt rushed." */
  dropI: 0.2,
};

/** Clauses that tell how they were noticed have had their share of such words. */
const alreadyDressed =
  /^(?:if|when|what|as|from|at no|not|with|who|no)|notic|stood|stay|stuck|impress|show|matter|meant|think|I would|I'd|I (?:could|can) (?:see|tell)|, and |[:;]/;

function dressClause({ text, praise, own }: Said, isFirst: boolean, voice: Voice): string {
  const { random } = voice;
  if (praise && tellsOfThem.test(text) && random.chance(chances.tail)) {
    return text + voice.say(random.pick(tails));
  }
  if (random.chance(chances.leadIn)) {
    const fitting = isFirst ? leadIns : [...leadIns, ...laterLeadIns, ...laterLeadIns];
    return `${voice.say(random.pick(fitting))} ${text}`.replace(/\bthat that\b/, 'that');
  }
  return !own && random.chance(chances.dropI) ? text.replace(droppable, '') : text;
}

/** A plain clause about them, to which one may add how welcome it was. */
const tellsOfThem =
  /^(?:they|everyone|everybody|all of them|each|the (?:team|staff|people|folks|crew|whole))\b(?!.*(?:\b(?:and|because|so|since|but|that)\b|,))/;

const droppable = /^I (?=(?:was|felt|got|found|had|met|dealt|never|saw|trusted|heard|talked)\b)/;

function introduceOwn({ text }: Said, voice: Voice): string {
  const introduced = text.includes(':') || !voice.random.chance(chances.ownLeadIn);
  return introduced ? text : `${voice.say(voice.random.pick(ownLeadIns))} ${text}`;
}

/** Puts the business's name before or after a saying, where it fits; else the draft does without. */
function nameBusiness({ kind, text, own }: Said, voice: Voice): string {
  if (kind === 'thanks' || gives.test(text)) return `${text}, ${businessMark}`;
  if (own) return text.includes(':') ? text : `${voice.say('my visit to {business}:')} ${text}`;
  if (kind === 'clause' && actedOn.test(text)) {
    // "At the bakery, the team there": once is enough.
    const { any, past } = businessLeadIns;
    const leadIn = voice.random.pick(isPast.test(text) ? [...any, ...past] : any);
    return `${voice.say(leadIn)} ${text.replace(placeWord, '')}`;
  }
  return kind === 'fragment' && text.split(' ').length < 8 ? `${businessMark}: ${text}` : text;
}

/** "There", where it means the place. */
const placeWord = / (?:here|there)\b(?! (?:is|are|was|were|has|have|had)\b|')/;

/** Verbs that tell of one visit. */
const isPast =
  /^\S+(?: \S+){0,4} (?:was|were|had|got|felt|took|made|gave|kept|knew|said|saw|left|came|went|\w+ed)\b/;

/** Thanks are given to a place, not at one. */
const gives = /^(?:[a-z]+ )?thank(?:s| you)\b/i;

/** Clauses that may follow "I went to … and". */
const actedOn =
  /^(?:I|they|everyone|everybody|my|nobody|no one|the (?:team|staff|people|folks|whole))\b/;

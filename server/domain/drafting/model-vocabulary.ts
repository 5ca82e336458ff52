import type { OfferedSentiment } from '../../../contract/sentiments.ts';
import { neutralLemmas } from './neutral-vocabulary.ts';
import type { Sentiment } from './wording.ts';
import { covers } from './words.ts';

/**
 * Neutral words that only our own, hand-written lines may use. In free sentences they make pictures
 * and claims that nobody gave: "held my hand", "the same day I called", "worth it", "other places".
 */
const notForModels: ReadonlySet<string> = new Set(
  `he him his she her hers
  day call hand face eye head heart voice door picture world front line bottom land
  honest genuine able worth real big short hard usual last next certain few several
  business job case rule sign list story version term report count credit due state rate fit set
  lead led lean post send sent write wrote written run ran move ring rang carry hang hung hold held
  pick deal dealt turn offer belong owe deserve judge vouch attest swear swore testify confirm
  now since ahead above against beyond before other another whoever crowd side habit opposite contrary
  wish hope expect miss suppose guess figure imagine regard
  will must should shall may might
  instead unless except despite almost rather perhaps maybe`.split(/\s+/),
);

/** One entry a lemma with its irregular forms, as in the neutral vocabulary. */
export const modelLemmas: readonly string[] = neutralLemmas
  .map((entry) => words(entry).filter((word) => !notForModels.has(word.toLowerCase())))
  .filter((forms) => forms.length > 0)
  .map((forms) => forms.join(' '));

export const modelVocabulary: ReadonlySet<string> = new Set(
  modelLemmas.flatMap((entry) => words(entry.toLowerCase())),
);

/** What a model may add where the sentiment licenses it for our own lines too. */
const anywhere = words('good great nice love enjoy pleasure happy well super always');

/** What says a sentiment and nothing beside it. Our own lines have more (`licensed`), in set phrases. */
const telling: Record<OfferedSentiment, string> = {
  Attentive: 'attentive attention attentiveness attend pay paid close full undivided focus',
  'Caring and compassionate':
    'care caring compassion compassionate empathy sincere concern deeply heartfelt',
  'Clean and comfortable office':
    'clean cleanly cleanliness comfort comfortable comfy office space surroundings setting environment atmosphere',
  'Clear explanations':
    'explain explanation clear clarity plain understand understood understandable question simple easy straightforward',
  'Easy to schedule':
    'schedule book booking easy ease easily simple appointment effortless hassle trouble fuss problem smooth straightforward breeze',
  'Friendly staff': 'friendly friendliness smile greet greeting welcome warm warmth cheerful',
  Helpful: 'help helpful helpfulness ready willing answer',
  Knowledgeable:
    'knowledgeable knowledge know knew known expert expertise informed understand understood',
  'Listened to me': 'listen listener hear heard interest',
  'Never felt rushed': 'rush unrushed hurry hurried unhurried pace',
  Professional: 'professional professionalism businesslike conduct',
  'Put me at ease': 'ease relax calm comfortable easygoing',
  'Responsive follow-up':
    'follow respond response responsive responsiveness prompt promptly quick quickly answer reach check contact touch back after afterward',
  'Seen on time': 'appointment punctual punctuality prompt promptly schedule wait late delay',
  Thorough: 'thorough thoroughness complete skip overlook',
  'Treated with respect': 'respect respectful dignity',
  Trustworthy: 'trust trustworthy trustworthiness rely reliable honesty',
  'Well organized': 'organize organization order orderly plan',
};

const known = new Map<Sentiment, readonly string[]>();

/** The words that a model may use because this sentiment was chosen. */
export function modelWords(sentiment: Sentiment): readonly string[] {
  const before = known.get(sentiment);
  if (before) return before;
  const licensed = new Set(words(sentiment.licensed));
  const own = words(telling[sentiment.label]);
  const allowed = [...own, ...anywhere.filter((word) => covers(licensed, word))];
  known.set(sentiment, allowed);
  return allowed;
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

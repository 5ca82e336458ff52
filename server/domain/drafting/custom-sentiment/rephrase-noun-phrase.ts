import type { Phrase } from '../writer/phrase.ts';
import { adjectives, basesOfSuperlative } from './lexicon/adjectives.ts';
import { isNoun } from './lexicon/known-words.ts';
import { peopleNouns } from './lexicon/nouns.ts';
import { articleFor, readNounPhrase, type NounPhrase } from './noun-phrase.ts';
import { tokenize, textOf, type TokenizedText } from './tokenized-text.ts';
import { habit, sentence, statement } from './phrases.ts';
import { rephraseBareNoun } from './rephrase-bare-noun.ts';
import { rephraseQualified } from './rephrase-qualified.ts';

/** "Fair prices", "a warm smile", "best dentist in town", "online booking" */
export function rephraseNounPhrase(text: TokenizedText): Phrase[] | undefined {
  const said = textOf(text);
  if (superlative.test(said) || isSuperlative(text.words)) return rephraseSuperlative(said);
  const pair = rephrasePair(said);
  if (pair !== undefined) return pair;
  const phrase = readNounPhrase(text);
  if (phrase === undefined) return undefined;
  if (isFixed(phrase))
    return [
      /^(?:feel|vibe|atmosphere)$/.test(phrase.head) && phrase.determiner === ''
        ? statement(`it has ${articleFor(said)}${said}`)
        : sentence(said),
    ];
  if (/^(?:5|five)[- ]star\b/.test(phrase.nouns)) return [sentence(said)];
  return phrase.adjectives === undefined
    ? rephraseBareNoun(said, phrase)
    : rephraseQualified(said, phrase);
}

/** "sweetest staff ever", "least painful shot ever" */
function isSuperlative([first = '']: readonly string[]): boolean {
  if (first === 'least') return true;
  return basesOfSuperlative(first).some((base) => adjectives.has(base));
}

/** The adjective modifies the next word: "small town vibe", "good old fashioned service". */
function isFixed({ quality, nouns }: NounPhrase): boolean {
  if (/\bold[- ]fashioned$/.test(quality)) return true;
  return (
    /(?:^| )(?:small|big|old|full|high|low)$/.test(quality) && nouns.includes(' ') && !isNoun(nouns)
  );
}

const superlative =
  /^(?:the |my |our |simply the |just the )?(?:best|worst|favorite|number (?:1|one)|most|greatest|nicest|sweetest|friendliest|kindest|cleanest|only|top)\b(?![- ](?:notch|tier|quality|of))/i;

function rephraseSuperlative(said: string): Phrase[] {
  const food =
    /^(?:the )?best ((?:\S+ )?\S+) (?:in (?:town|the \S+|\S+)|around)$/i.exec(said)?.[1] ?? '';
  const isThing =
    /(?:[^s]s|bread|coffee|food|pizza|sushi)$/.test(food) && !/\b(?:staff|people)\b/.test(food);
  const isAboutPeople = peopleNouns.has(food.split(' ').at(-1) ?? '');
  if (!isThing || isAboutPeople) return [sentence(said)];
  return [sentence(said), habit(`have ${said.replace(/^(?!the )/i, 'the ')}`, 6)];
}

/** "Comfy chairs and good coffee" stays as it is. */
function rephrasePair(said: string): Phrase[] | undefined {
  const [one = '', other = '', ...more] = said.split(/ and |, /);
  if (other === '' || more.length > 0) return undefined;
  const areQualified = [one, other].every(
    (part) => readNounPhrase(tokenize(part))?.adjectives !== undefined,
  );
  return areQualified ? [sentence(said)] : undefined;
}

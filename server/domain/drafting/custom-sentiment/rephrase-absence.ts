import type { Phrase } from '../writer/phrase.ts';
import { prepositions } from './lexicon/function-words.ts';
import { be } from './noun-phrase.ts';
import { textOf, type TokenizedText } from './tokenized-text.ts';
import { feeling, sentence, statement } from './phrases.ts';

/** "No pain", "zero pressure", "no complaints", "never a wait", "nothing but kindness" */
export function rephraseAbsence(text: TokenizedText): Phrase[] | undefined {
  const [first = '', second = ''] = text.words;
  const said = textOf(text);
  if (first === 'nothing' && second === 'but') return [sentence(said)];
  if (first === 'never' && /^an?$/.test(second)) return [statement(`there {was} ${said}`)];
  if (/^no (?:more|longer)\b/.test(said)) return rephraseNoMore(said, second);
  if (!/^(?:no|zero)$/.test(first) || second === '' || sayings.test(second)) return undefined;
  if (text.words.some((word) => /^(?:is|was|are|were|did|ever|i|they)$/.test(word)))
    return undefined;
  if (/ (?:needed|required|necessary)$/.test(said)) return [sentence(said)];
  if (/^(?:complaints|regrets|doubts|worries|cavities)$/.test(second))
    return [statement(`I ${second === 'cavities' ? 'had' : 'have'} ${said}`)];
  if (/^(?:issues|problems|trouble|pain|reaction|side|bruis(?:e|es|ing)|swelling)$/.test(second))
    return [/ (?:really|with .*)$/.test(said) ? sentence(said) : feeling(`had ${said}`)];
  const full = said.replace(/ upsell$/, ' upselling');
  const twoBeats = /^(no .+) (no .+)$/.exec(full);
  if (twoBeats) return [sentence(`${twoBeats[1]}, ${twoBeats[2]}`)];
  if (!waits.test(full)) return [sentence(full)];
  return [statement(`there ${be(nounsOf(text.words))} ${full}`)];
}

/** People write "There was no wait", but "No judgment." */
const waits =
  /^(?:no|zero) (?:(?:long |real |big )?(?:waits?|waiting|lines?|pressure|hidden \S+)\b|(?:\S+ ){0,3}pressure$)/;

/** "No more pain" is a sentence that people write; "no longer scared" needs a subject. */
function rephraseNoMore(said: string, second: string): Phrase[] {
  return [second === 'more' ? sentence(said) : statement(`I'm ${said}`)];
}

const sayings =
  /^(?:one|doubt|need|matter|wonder|cap|kidding|joke|lie|thanks|way|comment|more|nonsense|frills|brainer|bs|fluff)$/;

/** The words before a preposition: "hidden fees", "surprises on the bill". */
function nounsOf(words: readonly string[]): string {
  const end = words.findIndex(
    (word) => prepositions.has(word) || /^(?:or|when|this|that|at|ever|anymore)$/.test(word),
  );
  return words.slice(0, end < 0 ? words.length : end).join(' ');
}

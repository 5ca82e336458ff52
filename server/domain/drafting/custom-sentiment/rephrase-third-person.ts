import type { Phrase } from '../writer/phrase.ts';
import { isNoun } from './lexicon/known-words.ts';
import { adverbs } from './lexicon/function-words.ts';
import { baseOfThird, pastOfBase } from './lexicon/verbs.ts';
import { textOf, type TokenizedText } from './tokenized-text.ts';
import { action, completed, habit, statement } from './phrases.ts';

const aboutThings =
  /^(?:feels|looks(?! (?:at|after|out|into)\b)|smells|tastes|fits|sounds|lasts|costs|hurts|runs|drives|seems)\b/;

/** Verbs about the visit go into the past tense; what people know, have and accept stays in the present. */
const aboutVisit =
  /^(?:pushes|makes|listens|explains|treats|handles|helps|calms|shows|puts|gives|laughs with|works with (?:me|us|my|our)\b|checks|adjusts|respects|answers (?:all |every |my )|takes (?:\S+ ){1,4}(?:seriously|time)\b|goes (?:the extra|above)|talks (?:to|through))\b/;

/** "listens and explains" becomes "listen and explain". */
export function rephraseThird(text: TokenizedText, start: number): Phrase[] | undefined {
  const { words } = text;
  const [first = '', second = ''] = words.slice(start);
  if (
    !baseOfThird.has(first) ||
    /^(?:is|was|as)$/.test(first) ||
    (second === '' &&
      words[0] !== 'never' &&
      !/^(?:listens|cares|rocks|disappoints|fails|judges|rushes|complains|delivers)$/.test(first))
  )
    return undefined;
  if (
    isNoun(first) &&
    !(/^(?:texts|calls|treats|works|walks|cooks)$/.test(first) && isNoun(second)) &&
    !(first === 'answers' && second !== 'for') &&
    !(first === 'texts' && second === 'back') &&
    first !== 'looks' &&
    !/^(?:me|my|us|you|your|about|with|the|a|an|their|her|his|in|on|what|how|all|like|and|great|good|well|really|every(?!where)\S*|up|hard)$/.test(
      second,
    )
  )
    return undefined;
  // "nails and ears done too"
  if (isNoun(first) && second === 'and' && isNoun(words[start + 2] ?? '')) return undefined;
  const said = textOf(text);
  if (aboutThings.test(words.slice(start).join(' '))) return [statement(`it ${said}`)];
  const plural = text.original.map((word, at) => inPlural(word, at >= start, words[at - 1]));
  const agreed = plural
    .join(' ')
    .replace(/\b(as they) (\p{L}+)/u, (_, as, verb) => `${as} ${baseOfThird.get(verb) ?? verb}`);
  const isAboutVisit =
    start === 0 &&
    aboutVisit.test(words.join(' ')) &&
    !words.some((word) => word === 'you' || word === 'when');
  return [isAboutVisit ? action(inPast(agreed)) : habit(completed(agreed))];
}

/** "push me just enough and listen" becomes "pushed me just enough and listened". */
function inPast(agreed: string): string {
  return agreed.replace(/^\p{L}+|(?<=\band )\p{L}+/gu, (verb) => pastOfBase.get(verb) ?? verb);
}

function inPlural(word: string, isAfter: boolean, before = ''): string {
  const bare = word.toLowerCase();
  const fixed = themOf.get(bare);
  if (fixed !== undefined) return fixed;
  const isVerb = before === '' || before === 'and' || adverbs.has(before);
  return isAfter && isVerb ? (baseOfThird.get(bare) ?? word) : word;
}

const themOf = new Map(
  `she:they he:they her:their his:their himself:themselves herself:themselves she's:they're he's:they're`
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]), // each entry has one colon
);

import type { Phrase } from '../writer/phrase.ts';
import { isNoun } from './lexicon/known-words.ts';
import { adverbs } from './lexicon/function-words.ts';
import { massNouns } from './lexicon/nouns.ts';
import { textFrom, textOf, type TokenizedText } from './tokenized-text.ts';
import { readAdjectives } from './read-adjectives.ts';
import { subjectOfPast } from './lexicon/past-subjects.ts';
import {
  action,
  completed,
  feeling,
  habit,
  loneStatement,
  sentence,
  statement,
} from './phrases.ts';
import { rephraseThird } from './rephrase-third-person.ts';
import { adjectives } from './lexicon/adjectives.ts';
import { baseForms, participles, pastForms, pastOfGerund } from './lexicon/verbs.ts';

/** "Made me laugh", "felt safe", "know their stuff", "would recommend", "being heard" */
export function rephraseVerbPhrase(text: TokenizedText): Phrase[] | undefined {
  const start = text.words.findIndex((word) => !adverbs.has(word));
  if (start < 0) return undefined;
  const said = textOf(text).replace(/^(\w+ed|got|found) (\S.*) finally$/i, 'finally $1 $2');
  // "Waited a while but good care": with a subject, the rest would need one, too.
  if (
    /^(?!was\b|were\b).* but (?:good|great|nice|amazing|excellent|worth) ?\S*(?: \S+)?$/.test(said)
  )
    return [sentence(said)];
  const core = textFrom(text, start);
  return (
    rephraseModal(said, core) ??
    rephrasePast(said, core) ??
    rephraseThird(text, start) ??
    rephrasePresent(said, core, start > 0) ??
    (start === 0 ? rephraseGerund(said, core) : undefined)
  );
}

/** "would recommend", "can't wait to go back", "will be back" */
function rephraseModal(said: string, { words }: TokenizedText): Phrase[] | undefined {
  const [first = '', second = ''] = words;
  if (!/^(?:would|will|can|can't|cannot|could|couldn't|wouldn't|won't|i'll)$/.test(first))
    return undefined;
  if (
    /^(?:be|have)$/.test(second) &&
    /^(?:better|nicer|easier|faster|quicker|cleaner|cheaper|worse)$/.test(
      words.find((word) => word.endsWith('er') || word === 'worse') ?? '',
    )
  )
    return [loneStatement(`it ${said}`)];
  if (
    /^(?:can|could)$/.test(first) &&
    /^(?:tell|see (?!again|better|now|clear|at|my|so|far|near|well)|feel the)/.test(
      words.slice(1).join(' '),
    )
  )
    return [loneStatement(`you ${said}`)];
  const whom = /\brecommend$/.test(said) ? ' them' : '';
  return [loneStatement(`I ${said}${whom}`)];
}

function rephrasePast(said: string, core: TokenizedText): Phrase[] | undefined {
  const [first = '', second = ''] = core.words;
  const isPast =
    pastForms.has(first) ||
    participles.has(first) ||
    /^(?:didn't|wasn't|were|weren't|did)$/.test(first);
  const hasObject = /^(?:me|us|my|our|the|all|every\S*|it)$/.test(second);
  if (!isPast && !(/[a-z]{3}ed$/.test(first) && hasObject)) return undefined;
  if (adjectives.has(first) && !/^(?:me|us|my|our|the|to|like|by|with|in|every\S*)$/.test(second))
    return undefined;
  // "heated massage chair"
  if (
    core.words.length === 3 &&
    first.endsWith('ed') &&
    first !== 'avoided' &&
    isNoun(core.words.slice(1).join(' '))
  )
    return undefined;
  // "broken tooth", "heated seats"
  if (
    core.words.length === 2 &&
    isNoun(second) &&
    /[^s]$/.test(second) &&
    (participles.has(first) || first.endsWith('ed')) &&
    !massNouns.has(second)
  )
    return undefined;
  if (isAboutPeople(core.words)) return [statement(`they ${said.replace(/^was/i, 'were')}`)];
  const subject =
    subjectOfPast(subjectWords(core.words)) ??
    (/^(?:me|us|my|our|the|all|every\S*|it|a|an)$/.test(second) ? 'they' : undefined);
  if (isDone.test(core.words.join(' '))) return [statement(`it {was} ${completed(said)}`)];
  if (subject !== undefined) return rephraseOf[subject](completed(said));
  const isTransitive =
    /^(?:up|out|off|in|over|down|back|\p{Lu}.*|\S+s|both|some|extra|no|so)$/u.test(
      core.original[1] ?? '',
    );
  return [isTransitive && !participles.has(first) ? action(completed(said)) : sentence(said)];
}

/** Passives about a thing: "fixed right the first time". */
const isDone =
  /^(?:fixed|done|repaired|finished|completed|delivered|ready) (?:right|on time|fast|well|the first|correctly|properly|(?:the )?same[- ]day|quickly|early|ahead|within)\b/;

/** "wasn't pushy", "were so kind" */
function isAboutPeople([first = '', ...rest]: readonly string[]): boolean {
  const run = /^(?:was|were)(?:n't)?$/.test(first) ? readAdjectives(rest) : undefined;
  if (run === undefined || !run.describes.has('people')) return false;
  if (/^(?:about|with|when|or)$/.test(rest[run.length] ?? '')) return true;
  return run.length === rest.length && !run.describes.has('visit');
}

function subjectWords(words: readonly string[]): string {
  return words
    .filter((word, at) => at === 0 || !/^(?:really|actually|truly|always|even)$/.test(word))
    .join(' ');
}

const rephraseOf = {
  they: (said: string) => [action(said)],
  I: (said: string) => [
    /^(?:could|would|should|might)/.test(said) ? statement(`I ${said}`) : feeling(said),
  ],
  it: (said: string) => [statement(`it ${said}`)],
  // A single participle is a feeling ("felt heard"), a longer one a passive ("was treated like family").
  'I was': (said: string) => [feeling(/^\S+$/.test(said) ? `felt ${said}` : `was ${said}`)],
};

/** The staff is the subject of "know their stuff", the visitor of "love this place". */
function rephrasePresent(
  said: string,
  { words }: TokenizedText,
  hasAdverb: boolean,
): Phrase[] | undefined {
  const [first = '', second = ''] = words;
  if (/^(?:are|aren't)$/.test(first))
    return second === '' ? undefined : [loneStatement(`they ${said}`)];
  if (first === 'is' || first === "isn't") return second === '' ? undefined : [sentence(said)];
  if (first === "doesn't")
    return /^(?:hurt|cost|matter|feel)$/.test(second) || / take (?:long|forever|much)\b/.test(said)
      ? [statement(`it ${said}`)]
      : [
          /\b(?:me|us|my|our)\b/.test(said)
            ? action(said.replace(/doesn't/i, "didn't"))
            : habit(said.replace(/doesn't/i, "don't")),
        ];
  if (/^(?:don't|do not)$/.test(first))
    return [
      /^(?:feel|have|think|want|need|mind)$/.test(second) ? statement(`I ${said}`) : habit(said),
    ];
  if (
    /^(?:love|trust|recommend|enjoy|appreciate|feel|adore|wish|prefer|hope|miss|like|highly|am|have)$/.test(
      first,
    )
  )
    return rephraseOfVisitor(said, first, second);
  const isNever = /^never\b/i.test(said) && baseForms.has(first);
  const isTheirs = isNever || (theirBase.test(first) && (hasAdverb || theirObject.test(second)));
  if (isTheirs) return [habit(said)];
  return undefined;
}

function rephraseOfVisitor(said: string, first: string, second: string): Phrase[] | undefined {
  if (first === 'like' && !/^(?:this|that|the|them|their|how|it|my|everything)$/.test(second))
    return undefined;
  if (first === 'have' && !/^(?:been|never|no|had|to|recommended|always|nothing|a)$/.test(second))
    return [habit(said)];
  if (second === '' && first !== 'recommend') return undefined;
  if (first === 'love') return [sentence(said)];
  const whom = /\brecommend$/.test(said) ? ' them' : '';
  return [loneStatement(`I ${said}${whom}`)];
}

const theirBase =
  /^(?:know|care|listen|explain|treat|respect|remember|understand|make|take|go|do|work|keep|help|answer|love|call|try|put|give|get|show|serve|follow|offer|accept|speak|text|have|pay|stand|return|deliver|fix|honor|respond)$/;
const theirObject =
  /^(?:their|you|about|everything|what|above|hard|great|good|amazing|patients|people|things|my|me|us|him|her|your|spanish|english|back|right|it|the|wonderful|excellent|awesome|beautiful|fast|quality|with|to|walk-ins|all|so|such)$/;

/** "being heard", "not having to repeat myself", "explaining things clearly" */
function rephraseGerund(said: string, { words }: TokenizedText): Phrase[] | undefined {
  const isDenied = words[0] === 'not';
  const [first = '', second = '', third = ''] = isDenied ? words.slice(1) : words;
  const past = pastOfGerund.get(first);
  if (past === undefined || second === '') return undefined;
  const rest = said
    .split(' ')
    .slice(isDenied ? 2 : 1)
    .join(' ');
  if (isDenied)
    return first === 'being'
      ? [statement(`I liked ${said}`)]
      : [feeling(`didn't ${baseOfGerund(first, past)} ${rest}`)];
  if (first === 'being' && /^(?:able|there|here)$/.test(second))
    return [statement(`I liked ${said}`)];
  if (first === 'being')
    return [feeling(participles.has(second) && third === '' ? `felt ${rest}` : `was ${rest}`)];
  if (/^(?:feeling|getting|having)$/.test(first)) return [feeling(`${past} ${rest}`)];
  if (/^(?:knowing|seeing|coming|going|working|talking)$/.test(first))
    return first === 'coming' || first === 'going'
      ? [sentence(said)]
      : [statement(`I liked ${said}`)];
  return /^(?:with|about|at|to|my|the|me|us|things|everything|every|all|their|up)$/.test(second)
    ? [action(`${past} ${rest}`)]
    : undefined;
}

function baseOfGerund(gerund: string, past: string): string {
  const stem = gerund.replace(/ing$/, '');
  return (
    [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((base) => baseForms.has(base)) ?? past
  );
}

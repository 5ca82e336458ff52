import { regex } from '../regex.ts';
import type { Phrase } from '../writer/phrase.ts';
import { adjectives, predicative, ungradable, type Described } from './lexicon/adjectives.ts';
import { textOf, type TokenizedText } from './tokenized-text.ts';
import { feeling, loneStatement, sentence, statement } from './phrases.ts';
import { readAdjectives, type AdjectiveRun } from './read-adjectives.ts';

/** "Gentle", "fast and friendly", "not pushy", "good with kids", "a bit pricey but worth it" */
export function rephraseAdjectives(text: TokenizedText): Phrase[] | undefined {
  const run = readAdjectives(text.words);
  if (run === undefined) return undefined;
  const said = textOf(text).replace(
    /\b(with|about) (?=(?:results?|service|cost|costs|work|outcome|price|prices|pricing)$)/,
    '$1 the ',
  );
  if (run.length === text.words.length) return rephraseRun(said, run);
  return rephraseComplement(said, run, text.words.slice(run.length));
}

/** Endings that don't change the meaning: "chill af", "great all around". */
const afterthought =
  /^(?:af|too|as always|as usual|overall|throughout|all around|every time|from start to finish|the whole time|as ever|in every way|at all)$/;
const inThere = /^(?:in there|in here|inside)$/;

function rephraseRun(written: string, run: AdjectiveRun): Phrase[] {
  const said = joined(written, run);
  const [first] = run.describes;
  if (first === undefined) return [sentence(said)];
  return rephraseOf[first](said, run);
}

/** "warm, funny" becomes "warm and funny"; "fast, clean, cheap" becomes "fast, clean and cheap". */
function joined(said: string, { found }: AdjectiveRun): string {
  if (found.length < 2 || / (?:and|but|yet|or) /.test(said) || /, not /.test(said)) return said;
  return said.includes(',') ? said.replace(/,([^,]*)$/, ' and$1') : said;
}

const rephraseOf: Readonly<Record<Described, (said: string, run: AdjectiveRun) => Phrase[]>> = {
  people: rephraseOfPeople,
  place: (said, { found }) => [
    ...(said.startsWith('not ') ? [statement(`it wasn't ${said.slice(4)}`, 20)] : []),
    statement(itIs.test(found[0] ?? '') ? `it {was} ${said}` : `the place {was} ${said}`),
    ...(found.every((word) => aboutEverything.test(word))
      ? [statement(`everything {was} ${said}`, 4)]
      : []),
  ],
  cost: (said) => [
    statement(`the prices {were} ${said}`, 6),
    ...(/fair|high|low|reasonable|affordable/.test(said) ? [] : [statement(`it {was} ${said}`, 5)]),
  ],
  visit: rephraseOfVisit,
  food: (said) => [statement(`everything {was} ${said}`, 8), statement(`it {was} ${said}`, 6)],
  visitor: rephraseOfVisitor,
};

const itIs = /^(?:cold|hot|loud|noisy|crowded|busy|packed|cramped|stuffy|quiet|dark)$/;
const aboutEverything = regex()`
  ^(?:clean|spotless|immaculate|beautiful|gorgeous|amazing|awesome|excellent|fantastic|great|
  incredible|outstanding|perfect|phenomenal|wonderful|good|top[- ]notch|flawless|easy|smooth|
  seamless|simple|quick|fast|painless|stress[- ]free|hassle[- ]free|spot[- ]on|fabulous|
  superb|stellar|spectacular|on point|first[- ]class)$
`;

function rephraseOfPeople(said: string, run: AdjectiveRun): Phrase[] {
  const [only = ''] = run.found;
  if (run.found.length > 2 || /, not | but /.test(said))
    return [loneStatement(`they {were} ${said}`)];
  const isSimple = run.found.length === 1 && !run.isDenied;
  const isLong = said.replace(/^(?:very|super|really) /, '').includes(' ');
  const fitsAll = run.describes.has('food') && isSimple && aboutEverything.test(only);
  return [
    {
      kind: 'adjective',
      text: said,
      attributive: isSimple && !predicative.has(only) && !isLong,
      gradable: isSimple && !run.hasDegree && !ungradable.has(only) && !isLong,
      weight: only === 'perfect' ? 3 : 10,
    },
    ...(fitsAll ? [statement(`everything {was} ${said}`, 4)] : []),
  ];
}

function rephraseOfVisit(said: string, run: AdjectiveRun): Phrase[] {
  if (/^not /i.test(said)) return [statement(`it wasn't ${said.slice(4)}`)];
  const phrases: Phrase[] = [statement(`it {was} ${said}`, 8)];
  if (run.found.every((word) => aboutEverything.test(word)) && !run.isDenied)
    phrases.push(statement(`everything {was} ${said}`, run.found.includes('perfect') ? 9 : 4));
  if (said === 'smooth') phrases.push(statement('everything went smoothly'));
  return phrases;
}

/** "felt comfortable", "was impressed", "I'm so grateful" */
function rephraseOfVisitor(said: string, run: AdjectiveRun): Phrase[] {
  const phrases: Phrase[] = [rephraseFeeling(said, run.found)];
  if (run.describes.has('place')) phrases.push(statement(`the place {was} ${said}`, 4));
  return phrases;
}

function rephraseFeeling(said: string, found: readonly string[]): Phrase {
  const [first = ''] = found;
  if (lasting.test(first)) return loneStatement(`I'm ${said}`);
  return feeling(felt.test(first) ? `felt ${said}` : `was ${said}`);
}

const lasting = /^(?:grateful|thankful|happy|lucky|blessed|glad|obsessed|hooked)$/;
const felt = /^(?:comfortable|rushed|safe|welcome|valued|heard|respected|at ease)$/;

/** "good with kids", "easy to talk to", "happy with my smile", "better than expected" */
function rephraseComplement(
  said: string,
  run: AdjectiveRun,
  rest: readonly string[],
): Phrase[] | undefined {
  const [next = '', second = ''] = rest;
  const tail = rest.join(' ');
  const last = run.found.at(-1) ?? '';
  const described = adjectives.get(last) ?? [];
  const gradable =
    !run.hasDegree && !run.isDenied && !ungradable.has(last) && run.found.length === 1;
  if (said.includes(',')) return [sentence(said)];
  if (afterthought.test(tail)) return rephraseAfterthought(said, run);
  if (inThere.test(tail)) return [statement(`it {was} ${said}`)];
  if (/\b(?:but|yet)\b/.test(tail))
    return [described[0] === 'visitor' ? loneStatement(`I was ${said}`) : sentence(said)];
  if (
    described.includes('visitor') &&
    /^(?:with|about|for|that|to|i|by|they|at|after|when)$/.test(next) &&
    !(last === 'comfortable' && next === 'to')
  )
    return [rephraseFeeling(said, run.found)];
  if (last === 'safe' && next === 'for') return [statement(`it {was} ${said}`)];
  if (next === 'than') return rephraseComparison(said, last, second);
  if (next === 'to') return rephraseInfinitive(said, last, rest, gradable);
  if (
    described.includes('people') &&
    /^(?:with|about|at|of|towards?|when|around|on|even|in|during|through|after|before|under|every|since)$/.test(
      next,
    )
  )
    return [aboutPeople(said, gradable)];
  if (/^(?:clear|upfront|open|honest)$/.test(last) && /^(?:on|about|with|of)$/.test(next))
    return [aboutPeople(said, gradable)];
  if (next === 'for' && second !== '') return [statement(`it {was} ${said}`)];
  return undefined;
}

function rephraseAfterthought(said: string, run: AdjectiveRun): Phrase[] {
  const [first] = run.describes;
  if (first === 'people')
    return run.describes.has('food')
      ? [statement(`everything {was} ${said}`)]
      : [aboutPeople(said, false)];
  return first === undefined || first === 'visitor'
    ? [sentence(said)]
    : [statement(/^not /i.test(said) ? `it wasn't ${said.slice(4)}` : `it {was} ${said}`)];
}

/** "better than expected" describes the visit, "better than my old dentist" the staff. */
function rephraseComparison(said: string, last: string, second: string): Phrase[] {
  const isOther = !/^(?:expected|i|i'd|before|usual|anticipated|last|ever|it|normal|most)$/.test(
    second,
  );
  const subject = /^(?:better|worse|nicer)$/.test(last) && isOther ? "they're" : 'it {was}';
  return [statement(`${subject} ${said}`)];
}

function rephraseInfinitive(
  said: string,
  last: string,
  rest: readonly string[],
  gradable: boolean,
): Phrase[] {
  const [, verb = ''] = rest;
  const infinitive = rest.slice(1).join(' ');
  const isAboutPeople =
    /\b(?:to|with|around)$|^(?:talk|speak|chat) (?:to|with)\b/.test(infinitive) || verb === 'reach';
  if (last === 'open' || last === 'willing') return [aboutPeople(said, false)];
  const judges = /^(?:easy|hard|great|nice|fun|pleasant|a pleasure|a joy|a delight|a treat)$/.test(
    last,
  );
  if (judges && isAboutPeople) return [aboutPeople(said, gradable)];
  const described = adjectives.get(last) ?? [];
  if (
    described.includes('people') &&
    /^(?:me|my|us|our|everyone|all|the|patients|kids|animals|customers|clients|his|her|your|both|every|dogs|cats|children|people)$/.test(
      verb,
    )
  )
    return [aboutPeople(said, gradable)];
  if (/^(?:quick|fast|happy|willing|eager|ready|slow|prompt|kind enough|nice enough)$/.test(last))
    return [aboutPeople(said, false)];
  // "Easy to get appointments" is about more than this visit.
  return [statement(`${said.endsWith(' appointments') ? "it's" : 'it {was}'} ${said}`)];
}

function aboutPeople(text: string, gradable: boolean): Phrase {
  return { kind: 'adjective', text, attributive: false, gradable, weight: 10 };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalizeSentiment } from '../../../../contract/sentiments.ts';
import { hasForbiddenCharacters } from '../../../../contract/text.ts';
import { customSentimentCases } from '../../../testing/custom-sentiment-cases.ts';
import { ownWords } from '../../../testing/own-words.ts';
import { covers, wordsOf } from '../words.ts';
import type { Phrase } from '../writer/phrase.ts';
import type { Mood, CustomSentiment } from './custom-sentiment.ts';
import { readCustomSentiment } from './read-custom-sentiment.ts';

const noNames = { business: undefined, thanked: undefined };

function read(
  typed: string,
  names: Parameters<typeof readCustomSentiment>[1] = noNames,
): CustomSentiment {
  const sentiment = readCustomSentiment(typed, names);
  if (sentiment === undefined) throw new Error(`Nothing can be written of "${typed}"`);
  return sentiment;
}

function best({ phrases }: CustomSentiment): Phrase | undefined {
  return phrases.toSorted((one, other) => other.weight - one.weight)[0];
}

describe('a sentiment in the visitor’s own words', () => {
  it.each(customSentimentCases)('%s becomes a %s: %s', (typed, kind, text) => {
    expect(best(read(typed))).toMatchObject({ kind, text });
  });

  it('is gradable and attributive only if that is grammatical', () => {
    expect(best(read('Gentle'))).toMatchObject({ attributive: true, gradable: true });
    expect(best(read('Amazing'))).toMatchObject({ attributive: true, gradable: false });
    expect(best(read('Very kind'))).toMatchObject({ gradable: false });
    expect(best(read('On time'))).toMatchObject({ attributive: false, gradable: false });
    expect(best(read('Not pushy'))).toMatchObject({ attributive: false, gradable: false });
    expect(best(read('Good with kids'))).toMatchObject({ attributive: false, gradable: true });
  });

  it.each<[string, Mood]>([
    ['Gentle', 'praise'],
    ['No pain', 'praise'],
    ['Not pushy', 'praise'],
    ["Didn't judge me", 'praise'],
    ['Never had to wait', 'praise'],
    ["Couldn't be happier", 'praise'],
    ['Found the real problem', 'praise'],
    ['Less scary than i thought', 'praise'],
    ['Open late', 'praise'],
    ['Latest technology', 'praise'],
    ["Didn't make me feel bad", 'praise'],
    ['Not too long', 'praise'],
    ['Not too much pain', 'praise'],
    ['Least painful shot ever', 'praise'],
    ['Quick, less than 10 minutes', 'praise'],
    ['Not once did i feel rushed', 'praise'],
    ['Works so hard', 'praise'],
    ['Cannot recommend them enough', 'praise'],
    ['Friendly, at least to me', 'praise'],
    ['Best haircut in a long time', 'praise'],
    ['It was a breeze', 'praise'],
    ['Root canal', 'neutral'],
    ['High school physical', 'neutral'],
    ['Been coming for a long time', 'neutral'],
    ['New patient', 'neutral'],
    ['Drove 2 hours', 'neutral'],
    ['Long wait', 'complaint'],
    ['A bit pricey but worth it', 'complaint'],
    ['Friendly but slow', 'complaint'],
    ['Waited 45 min', 'complaint'],
    ["Wouldn't go back", 'complaint'],
    ["Didn't listen to me", 'complaint'],
    ['Could be cheaper', 'complaint'],
    ['So hard to get an appointment', 'complaint'],
    ['Took a long time', 'complaint'],
    ['Not too friendly', 'complaint'],
    ['Least helpful staff ever', 'complaint'],
    ['Less clean than before', 'complaint'],
    ['Less than helpful', 'complaint'],
    ['Not once did they call me back', 'complaint'],
    ['Cannot recommend', 'complaint'],
    ['It was a nightmare', 'complaint'],
    ['Short staffed', 'complaint'],
    ['Not on time', 'complaint'],
    ['Put our cat to sleep', 'grief'],
    ['Kind when rocky passed', 'grief'],
    ['Lost bella today', 'grief'],
    ['Miscarriage', 'grief'],
  ])('%s is %s', (typed, mood) => {
    expect(read(typed).mood).toBe(mood);
  });

  it.each([
    ['Easy online scheduling', 'booking'],
    ['Free parking', 'arrival'],
    ['Long wait', 'arrival'],
    ['Gentle', 'visit'],
    ['Explained everything', 'explanation'],
    ['Called me back the next day', 'followUp'],
  ])('%s belongs to the stage %s', (typed, stage) => {
    expect(read(typed).stage).toBe(stage);
  });

  it('keeps complaints and losses in separate sentences', () => {
    for (const typed of ['Rude staff', 'Ran late', 'Felt rushed', 'Lost Bella today', 'Too slow'])
      for (const phrase of read(typed).phrases)
        expect(phrase.kind === 'sentence' || phrase.alone, phrase.text).toBe(true);
  });

  it('spells names as given', () => {
    const names = { business: 'Sunny Smiles Dental', thanked: 'Xochitl Reyes' };
    expect(best(read('Love sunny smiles', names))?.text).toBe('Love Sunny Smiles.');
    expect(best(read('Xochitl was so kind', names))?.text).toBe('Xochitl was so kind');
  });

  it('has nothing to write for symbols alone', () => {
    for (const typed of ['', '   ', '...', '😀😀', '!!!', '+', "'"])
      expect(readCustomSentiment(typed, noNames)).toBeUndefined();
  });
});

/** Function words, which grammar may change or drop. */
const little = new Set(
  `a an the i my me we our us you your he she it they his her him their them its is am are was were be being
   been and or but of to in on at for with by as not do did does have has had no so that this these those
   there here who what how when where why if then than too very s t ll re ve d m get got`.split(
    /\s+/,
  ),
);

function lostWords({ words }: CustomSentiment, text: string): string[] {
  const said = new Set(wordsOf(text));
  return wordsOf(words).filter(
    (word) =>
      !little.has(word) &&
      !covers(said, word) &&
      ![...said].some((other) => covers(new Set([word]), other)),
  );
}

/** "the prices were fair": the phrase with its slots filled. */
function filled({ text }: Phrase): string {
  return text.replaceAll('{was}', 'was').replaceAll('{were}', 'were');
}

/** Sentences have final punctuation; a statement only the visitor's exclamation mark. */
function endsRight({ kind }: Phrase, text: string): boolean {
  if (kind === 'sentence') return /[.?!]$/.test(text);
  return kind === 'statement' ? !/[.?]$/.test(text) : !/[.?!]$/.test(text);
}

/** Descriptions of what is wrong with the phrases. */
function faultsOf(sentiment: CustomSentiment): string[] {
  return sentiment.phrases.flatMap((phrase) => {
    const text = filled(phrase);
    const lost = lostWords(sentiment, text);
    return [
      unwritable.test(text) ? `unwritable: ${text}` : [],
      endsRight(phrase, text) ? [] : `ends wrong: ${text}`,
      hasForbiddenCharacters(text) ? `hidden characters: ${text}` : [],
      lost.length > 0 ? `lost ${lost.join(', ')}: ${text}` : [],
    ].flat();
  });
}

const unwritable = /^\s|\s$|\s\s|[,.!?]{2}|\s[,!?]|["“”{}[\]*_#`~<>|\\^=]/;

describe('the phrases for visitors’ own words', () => {
  const typed = [...ownWords, ...customSentimentCases.map(([text]) => text)];

  it('can be written and keep every content word', () => {
    const texts = [...typed, ...typed.map(capitalizeSentiment)];
    expect(texts.flatMap((text) => faultsOf(read(text)))).toEqual([]);
  });

  it('can be written for any input', () => {
    const word = fc.oneof(
      fc.constantFrom(...typed.flatMap((text) => text.split(' '))),
      fc.string({ maxLength: 8, unit: 'grapheme' }),
      fc.constantFrom('&', '$$', 'w/', '(', ')', '.', ',', '!', '+', '❤️', '10/10', '#1', "'", '"'),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), (words) => {
        const sentiment = readCustomSentiment(words.join(' ').slice(0, 40), noNames);
        expect(sentiment === undefined ? [] : faultsOf(sentiment)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

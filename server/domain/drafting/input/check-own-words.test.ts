import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generateBody } from '../../../../contract/drafting.ts';
import { capitalizeSentiment } from '../../../../contract/sentiments.ts';
import { acceptedNotes, acceptedWords } from '../../../testing/accepted-words.ts';
import { attempts } from '../../../testing/misuse-attempts.ts';
import { ownWords } from '../../../testing/own-words.ts';
import { refusedNotes, refusedWords } from '../../../testing/refused-words.ts';
import { DomainError } from '../../domain-error.ts';
import { checkOwnWords } from './check-own-words.ts';

/** The outcome of validation: "written", or "refused" with the message. */
function outcomeOf(text: string, field: 'sentiments' | 'note' = 'sentiments'): string {
  const sentiments = [field === 'note' ? 'Kind' : text, 'Thorough', 'Helpful', 'Attentive'];
  const body = generateBody.safeParse({ sentiments, ...(field === 'note' && { note: text }) });
  if (!body.success) return `refused: ${body.error.issues[0]?.message}`;
  try {
    const { note } = body.data;
    checkOwnWords({ sentiments: body.data.sentiments, ...(note && { note }) });
    return 'written';
  } catch (error) {
    const isToldOfField = error instanceof DomainError && error.fields?.[field] === error.message;
    return isToldOfField ? `refused: ${error.message}` : 'broken';
  }
}

const sentences: Record<keyof typeof refusedWords, RegExp> = {
  threats: /^refused: Please choose kinder words for /,
  sexual: /^refused: Please choose kinder words for /,
  coarse: /^refused: Please choose kinder words for /,
  identity: /^refused: Please leave ID numbers, card numbers, and birth dates out of /,
  contact: /^refused: Please leave links, email addresses, and phone numbers out of /,
  noWords: /^refused: Please (?:say it in a word or two|put .* into words)/,
};

const refused = withSentences(refusedWords);
const notes = withSentences(refusedNotes);

describe('the visitor’s own words', () => {
  it.each(attempts)('$text is $outcome', ({ text, outcome }) => {
    const kindly = outcome === 'written' ? /^written$/ : /^refused: Please /;
    expect(outcomeOf(text)).toMatch(kindly);
    expect(outcomeOf(capitalizeSentiment(text))).toMatch(kindly);
  });

  it('are accepted if they are honest', () => {
    expect(ownWords.filter((text) => outcomeOf(text) !== 'written')).toEqual([]);
  });

  it.each(refused)('%s is refused, also in a note', (text, sentence) => {
    expect(outcomeOf(text)).toMatch(sentence);
    expect(outcomeOf(capitalizeSentiment(text))).toMatch(sentence);
    expect(outcomeOf(text, 'note')).toMatch(sentence);
  });

  it.each(notes)('the note “%s” is refused', (text, sentence) => {
    expect(outcomeOf(text, 'note')).toMatch(sentence);
  });

  it.each(acceptedWords)('%s is accepted, also in a note', (text) => {
    expect(outcomeOf(text)).toBe('written');
    expect(outcomeOf(capitalizeSentiment(text))).toBe('written');
    expect(outcomeOf(text, 'note')).toBe('written');
    expect(outcomeOf(`We love this place. ${text}. Thank you all!`, 'note')).toBe('written');
  });

  it.each(acceptedNotes)('the note “%s” is accepted', (text) => {
    expect(outcomeOf(text, 'note')).toBe('written');
  });

  it.each([
    'Since 2019 - 20 years',
    '10/10, 100%',
    'Waited @ the desk',
    'Kind <3',
    'Warm (and fun)',
    'Kind | fast',
    'Fast.friendly',
    '$20 oil change',
    '#1 dentist',
    'café crème',
    'Ελληνικά',
    'Дуже добре',
    'one two three, done',
    'ok',
    'A+',
    '100%',
    '100',
    '24/7',
    '5 stars',
    '9.5/10',
    'Thx',
    'Hmmmmm',
    'Strengths',
    'Ng',
    'Krk',
    'Strč',
    'Wertvoll',
    'Rechtsschutz',
    '好',
    'Awww',
    'Great on TLC',
  ])('%s is not contact data, code or mixed alphabets', (text) => {
    expect(outcomeOf(text)).toBe('written');
  });

  it.each(['1234', '12 34', 'K', 'Asdfghjkl', 'Qwerty', 'Sdkfjghk', 'K 1', '...', '+', "'"])(
    '%s has no words',
    (text) => {
      expect(outcomeOf(text)).toBe('refused: Please put your own sentiment into words.');
    },
  );

  it.each(['Find them on www', 'Great staff www', 'See 3www', 'Https here'])(
    '%s is contact data',
    (text) => {
      expect(outcomeOf(text)).toMatch(/^refused: Please leave links/);
    },
  );

  it('do not include names, which are never checked', () => {
    const input = { sentiments: ['Kind'], thankSomeone: 'Dick Shitole', businessName: 'Fuk Yu' };
    expect(() => checkOwnWords(input)).not.toThrow();
  });

  it.each([
    ['❤️', 'Loved it'],
    ['<3', 'Loved it'],
    ['👍🏽', 'Great job'],
    [':)', 'Left smiling'],
    ['🙏', 'So grateful'],
  ])('%s is refused with a suggestion', (symbol, word) => {
    const sentence = `refused: Please say it in a word or two, such as “${word}.”`;
    expect(outcomeOf(symbol)).toBe(sentence);
    expect(outcomeOf(symbol, 'note')).toBe(sentence);
    expect(outcomeOf(word)).toBe('written');
  });

  it.each(['👎', '💔', '😡', ':(', '⭐⭐', '!!!'])('%s gets no suggestion', (symbol) => {
    expect(outcomeOf(symbol)).toBe('refused: Please put your own sentiment into words.');
    expect(outcomeOf(symbol, 'note')).toBe(
      'refused: Please put what you’d like to add into words.',
    );
  });

  it('are named by their field', () => {
    const sentenceFor = (text: string) => [outcomeOf(text), outcomeOf(text, 'note')];
    expect(sentenceFor('kill the owner')).toEqual([
      'refused: Please choose kinder words for your own sentiment.',
      'refused: Please choose kinder words for what you’d like to add.',
    ]);
    expect(sentenceFor('Kіnd')).toEqual([
      'refused: Please retype your own sentiment: some letters in it come from another alphabet.',
      'refused: Please retype what you’d like to add: some letters in it come from another alphabet.',
    ]);
  });

  it('may have no note, or a blank one', () => {
    expect(() => checkOwnWords({ sentiments: ['Kind'] })).not.toThrow();
    expect(() => checkOwnWords({ sentiments: ['Kind'], note: '  ' })).not.toThrow();
  });

  it('are refused in capitals, full-width letters, with diacritics and among other words', () => {
    const unkind = [
      ...refusedWords.threats.filter((text) => /^(?:i |i’|i'|someone|kill|murder) ?/i.test(text)),
      ...refusedWords.sexual.filter((text) => text.includes('nurse')),
    ];
    const disguises = [
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      (text: string) => text.replace(/[a-z]/g, (letter) => wide(letter)),
      (text: string) => text.replace(/o/g, '0').replace(/e/g, '3'),
      (text: string) => text.replace(/[aeiou]/g, (vowel) => `${vowel}\u0301`),
      (text: string) => text.replaceAll(' ', '  '),
    ];
    const starts = ['', 'Great visit. ', 'Waited an hour! ', 'ok, '];
    const ends = ['', '.', '!!', ' 😂'];
    const hidden = unkind.flatMap((text) => disguises.map((hide) => hide(text)));
    const typed = starts.flatMap((start) =>
      ends.flatMap((end) => hidden.map((text) => `${start}${text}${end}`)),
    );
    expect(typed.filter((text) => !sentences.threats.test(outcomeOf(text, 'note')))).toEqual([]);
  });

  it('are accepted or refused for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        expect(outcomeOf(text)).not.toBe('broken');
        expect(outcomeOf(text, 'note')).not.toBe('broken');
      }),
    );
  });

  it.each(['Dick Shitole', 'Randy Hooker', 'Dr. Kill', 'Hardik Slutsky', 'Titus Cummings'])(
    'are accepted with the thanked name %s',
    (thankSomeone) => {
      const input = { sentiments: ['Kind'], note: 'Thank you all', thankSomeone };
      expect(() => checkOwnWords(input)).not.toThrow();
    },
  );
});

function wide(letter: string): string {
  return String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0);
}

function withSentences(table: Partial<Record<keyof typeof refusedWords, readonly string[]>>) {
  return Object.entries(table).flatMap(([reason, texts]) =>
    // `Object.entries` widens the key type.
    texts.map((text) => [text, sentences[reason as keyof typeof refusedWords]] as const),
  );
}

import { describe, expect, it } from 'vitest';
import { generateBody } from '../../../contract/drafting.ts';
import { capitaliseSentiment } from '../../../contract/sentiments.ts';
import { attempts } from '../../testing/misuse-attempts.ts';
import { ownWords } from '../../testing/own-words.ts';
import { Problem } from '../problem.ts';
import { checkOwnWords } from './check-own-words.ts';

/** What becomes of a text on its way from the contract to a writer; a refusal with its sentence. */
function outcomeOf(text: string): string {
  const body = generateBody.safeParse({ sentiments: [text, 'Thorough', 'Helpful', 'Attentive'] });
  if (!body.success) return `refused: ${body.error.issues[0]?.message}`;
  try {
    checkOwnWords({ sentiments: body.data.sentiments });
    return 'written';
  } catch (error) {
    return error instanceof Problem ? `refused: ${error.message}` : 'broken';
  }
}

describe('the visitor’s own words', () => {
  it.each(attempts)('$text is $outcome', ({ text, outcome }) => {
    const kindly = outcome === 'written' ? /^written$/ : /^refused: (?:Please|A sentiment) /;
    expect(outcomeOf(text)).toMatch(kindly);
    expect(outcomeOf(capitaliseSentiment(text))).toMatch(kindly);
  });

  it('are taken where they are honest', () => {
    expect(ownWords.filter((text) => outcomeOf(text) !== 'written')).toEqual([]);
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
  ])('%s is no contact, code or mix', (text) => {
    expect(outcomeOf(text)).toBe('written');
  });

  it.each(['1234', '12 34', 'K', 'Asdfghjkl', 'Qwerty', 'Sdkfjghk', 'K 1', '...', '+', "'"])(
    '%s are no words',
    (text) => {
      expect(outcomeOf(text)).toBe('refused: Please put your own sentiment into words.');
    },
  );

  it.each(['Find them on www', 'Great staff www', 'See 3www', 'Https here'])(
    '%s is contact',
    (text) => {
      expect(outcomeOf(text)).toMatch(/^refused: Please leave links/);
    },
  );

  it('say nothing of names, which are never judged', () => {
    const input = { sentiments: ['Kind'], thankSomeone: 'Dick Shitole', businessName: 'Fuk Yu' };
    expect(() => checkOwnWords(input)).not.toThrow();
  });
});

import { describe, expect, it } from 'vitest';
import { generateBody } from './drafting.ts';

const sentiments = ['Friendly staff', 'Seen on time', 'Thorough', 'Helpful'];

/** The parsed body, or the first error message. */
function parse(fields: Record<string, unknown>) {
  const { success, data, error } = generateBody.safeParse({ sentiments, ...fields });
  return success ? data : error.issues[0]?.message;
}

it('accepts both specified payloads unchanged', () => {
  const wizard = { reviewType: 'healthcare' };
  expect(parse(wizard)).toEqual({ sentiments, ...wizard });
  const page = { businessType: 'healthcare', businessId: 7, thankSomeone: "Mary-Ann O'Neil" };
  expect(parse(page)).toEqual({ sentiments, ...page });
});

describe('thankSomeone', () => {
  it.each([
    ['Dr. Patel', 'Dr Patel'],
    [" mrs.  O'Neill ", "mrs O'Neill"],
    ['Dr．Patel', 'Dr Patel'],
    ['\u2068Ma\u00adria\u2069', 'Maria'],
  ])('%j loses the period of its title', (name, expected) => {
    expect(parse({ thankSomeone: name })).toMatchObject({ thankSomeone: expected });
  });

  it('any other period is rejected', () => {
    expect(parse({ thankSomeone: 'J. Lee' })).toBe(
      'Please use only letters, spaces, apostrophes, and hyphens',
    );
  });
});

describe('note', () => {
  it.each([null, undefined, '%j means no note'])('%j is no note', (note) => {
    expect(parse({ note })).toMatchObject({ sentiments });
  });

  it('loses extra white space', () => {
    expect(parse({ note: ' The parking\n lot\twas easy to find. ' })).toMatchObject({
      note: 'The parking lot was easy to find.',
    });
  });

  it.each(['a', 'é', 'e\u0301', '👍🏽', '👨‍👩‍👧'])(
    'can have 120 characters as people see them: %j',
    (letter) => {
      expect(parse({ note: letter.repeat(120).slice(0, 1_000) })).toHaveProperty('note');
      expect(parse({ note: `${letter}${'a'.repeat(120)}` })).toBe(
        'Please keep this to 120 characters',
      );
    },
  );

  it('loses zero-width characters', () => {
    expect(parse({ note: 'zero\u200b width' })).toMatchObject({ note: 'zero width' });
  });

  it.each(['joined\u200dletters', 'right\u202eleft', 'bell\u0007'])(
    'rejects invisible characters',
    (note) => {
      expect(parse({ note })).toBe('Please use plain letters and punctuation here');
    },
  );
});

describe('style', () => {
  it.each(['shorter', 'longer', 'casual'])('%s', (style) => {
    expect(parse({ style })).toEqual({ sentiments, style });
  });

  it('nothing else', () => {
    expect(typeof parse({ style: 'funny' })).toBe('string');
  });
});

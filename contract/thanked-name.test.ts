import { describe, expect, it } from 'vitest';
import { isThankableName, withoutTitlePeriods } from './thanked-name.ts';

describe('isThankableName', () => {
  it.each([
    '',
    'Maria',
    "O'Brien",
    'O’Brien',
    'Anne-Marie van der Berg',
    'José',
    'Jose\u0301',
    'Dickson',
    'Nguyễn Thị Hồng',
    '李小龍',
    'محمد',
    'a'.repeat(40),
    'e\u0301'.repeat(40),
  ])('V-06 C-38 accepts %j', (name) => {
    expect(isThankableName(name)).toBe(true);
  });

  it.each([
    ['a digit', 'J0hn'],
    ['a period', 'Dr. Lee'],
    ['a comma', 'Maria, Tom'],
    ['a line break', 'Maria\nTom'],
    ['an emoji', 'Maria 😊'],
    ['markup', '<b>Maria</b>'],
    ['an invisible letter', 'Ma\u3164ria'],
    ['a zero-width character', 'Ma\u200bria'],
    ['a towering pile of marks', `M${'\u0301'.repeat(200)}`],
  ])('V-06 rejects %s', (_, name) => {
    expect(isThankableName(name)).toBe(false);
  });

  it('N-02 V-07 rejects a 41st character', () => {
    expect(isThankableName('a'.repeat(41))).toBe(false);
  });
});

describe('withoutTitlePeriods', () => {
  it.each([
    ['Dr. Patel', 'Dr Patel'],
    ['Mr. Lee', 'Mr Lee'],
    ["Mrs. O'Neill", "Mrs O'Neill"],
    ['Ms. Diaz', 'Ms Diaz'],
    ['Mx. Reed', 'Mx Reed'],
    ['Prof. Kim', 'Prof Kim'],
    ['dr. patel', 'dr patel'],
    ['PROF. KIM', 'PROF KIM'],
    ['Prof. Dr. Kim', 'Prof Dr Kim'],
    ['Maria and Dr. Patel', 'Maria and Dr Patel'],
    ['Dr.', 'Dr'],
    ['Dr. ', 'Dr '],
    ['Dr.Patel', 'Dr Patel'],
  ])('drops the period of %j', (name, expected) => {
    expect(withoutTitlePeriods(name)).toBe(expected);
    expect(isThankableName(expected)).toBe(true);
  });

  it.each(['Maria.', 'J. Lee', 'St. John', 'Jr. Dr', 'Sadr. Lee', 'Anne-Mr. Lee', 'Dr .Lee'])(
    'keeps the period of %j, which is rejected',
    (name) => {
      expect(withoutTitlePeriods(name)).toBe(name);
      expect(isThankableName(name)).toBe(false);
    },
  );

  it.each(['Dr..', 'Dr.. Lee', 'Dr. Lee.', 'Mr. J. Lee'])(
    'drops only the period after the title of %j',
    (name) => {
      expect(isThankableName(withoutTitlePeriods(name))).toBe(false);
    },
  );

  it('counts 40 characters without the period', () => {
    expect(isThankableName(withoutTitlePeriods(`Dr. ${'a'.repeat(37)}`))).toBe(true);
    expect(isThankableName(withoutTitlePeriods(`Dr. ${'a'.repeat(38)}`))).toBe(false);
  });
});

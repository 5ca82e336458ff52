import { describe, expect, it } from 'vitest';
import { isThankableName } from './thanked-name.ts';

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
  ])('V-06 C-38 takes %j', (name) => {
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
  ])('V-06 refuses %s', (_, name) => {
    expect(isThankableName(name)).toBe(false);
  });

  it('N-02 V-07 refuses a 41st character', () => {
    expect(isThankableName('a'.repeat(41))).toBe(false);
  });
});

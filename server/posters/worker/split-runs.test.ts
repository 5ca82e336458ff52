import { describe, expect, it } from 'vitest';
import { isRightToLeft, mirrored, splitRuns } from './split-runs.ts';
import type { Face } from './face.ts';

function faceOf(letters: RegExp): Face {
  return { has: (one) => letters.test(one), set: () => [], leading: 1 };
}

const latin = faceOf(/[\p{Script=Latin}\d ()!]/u);
const hebrew = faceOf(/[\p{Script=Hebrew} ]/u);

const seen = (line: string, fromRight = isRightToLeft(line)) =>
  splitRuns(line, [latin, hebrew], fromRight).map(({ text, isRightToLeft: isBackward }) =>
    isBackward ? Array.from(text).toReversed().join('') : text,
  );

describe('the runs of a line', () => {
  it('are in the order in which they are seen', () => {
    expect(seen('אבג Dental 24')).toEqual(['Dental 24', ' גבא']);
    expect(seen('Dental אבג')).toEqual(['Dental ', 'גבא']);
    expect(seen('Dental אבג 24 Clinic')).toEqual(['Dental ', '24', ' גבא', ' Clinic']);
  });

  it('follow the text that the line belongs to', () => {
    expect(seen('Dental אבג', true)).toEqual(['גבא', ' ', 'Dental']);
  });

  it('leave brackets to the faces, which mirror them', () => {
    expect(seen('אב (גד)').join('')).toBe(')דג( בא');
    expect(mirrored('(גד]')).toBe(')גד[');
  });

  it('leave out what no face has', () => {
    expect(seen('a🦷b')).toEqual(['ab']);
  });
});

it('a text begins on the right if its first letter does', () => {
  expect(isRightToLeft('24 אבג Dental')).toBe(true);
  expect(isRightToLeft('Dental אבג')).toBe(false);
  expect(isRightToLeft('24')).toBe(false);
});

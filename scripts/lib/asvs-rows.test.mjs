import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { inProject } from './project.mjs';

/** The requirements of levels 1 and 2 in OWASP ASVS 5.0.0: for each section the numbers in it. */
const required = {
  1: '1.1-2 2.1-9 3.1-11 4.1-3 5.1-2',
  2: '1.1-3 2.1-3 3.1-4 4.1-1',
  3: '2.1-2 3.1-4 4.1-6 5.1-5 7.1-2',
  4: '1.1-3 2.1-1 3.1-2 4.1-4',
  5: '1.1-1 2.1-3 3.1-2 4.1-3',
  6: '1.1-3 2.1-12 3.1-4 4.1-4 5.1-5 6.1-3 8.1-4',
  7: '1.1-3 2.1-4 3.1-2 4.1-5 5.1-2 6.1-2',
  8: '1.1-2 2.1-3 3.1-1 4.1-1',
  9: '1.1-3 2.1-4',
  10: '1.1-2 2.1-2 3.1-4 4.1-11 5.1-5 6.1-2 7.1-3',
  11: '1.1-2 2.1-3 3.1-3 4.1-4 5.1-1 6.1-1',
  12: '1.1-3 2.1-2 3.1-4',
  13: '1.1-1 2.1-5 3.1-2 4.1-5',
  14: '1.1-2 2.1-4 3.1-3',
  15: '1.1-3 2.1-3 3.1-7',
  16: '1.1-1 2.1-5 3.1-4 4.1-3 5.1-3',
  17: '1.1-1 2.1-4 3.1-2',
};

it('docs/SECURITY.md says something about every requirement of levels 1 and 2, once', () => {
  const page = readFileSync(inProject('docs/SECURITY.md'), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line));
  const listed = rows.flatMap((row) =>
    (row.split('|')[1] ?? '').split(',').map((one) => one.trim()),
  );
  expect(listed).toEqual(
    Object.entries(required).flatMap(([chapter, text]) => numbers(chapter, text)),
  );
});

function numbers(chapter, text) {
  return text.split(' ').flatMap((range) => {
    const [section = '', first = 0, last = 0] = range.split(/[.-]/);
    return Array.from(
      { length: last - first + 1 },
      (_, index) => `${chapter}.${section}.${index + 1}`,
    );
  });
}

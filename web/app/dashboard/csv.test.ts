import { expect, it } from 'vitest';
import { dailyNumbersCsv, toCsv } from './csv.ts';

it('uses the dashboard’s labels as columns, with the business in each row', () => {
  const day = { reviewsGenerated: 12, googleLinkClicks: 3, facebookLinkClicks: 0 };
  expect(
    dailyNumbersCsv('Maple, Oak & Co', [
      { day: '2026-11-20', ...day },
      { day: '2026-11-21', ...day, facebookLinkClicks: 1 },
    ]),
  ).toBe(
    '\uFEFFBusiness,Date (UTC),Reviews Generated,Google Clicks,Facebook Clicks\r\n' +
      '"Maple, Oak & Co",2026-11-20,12,3,0\r\n' +
      '"Maple, Oak & Co",2026-11-21,12,3,1\r\n',
  );
});

it.each([
  ['plain', 'plain'],
  ['a "kind" clinic', '"a ""kind"" clinic"'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+1 555', "'+1 555"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['  =1', "'  =1"],
  ['＝1+1', "'＝1+1"],
  ['\tx', '"\'\tx"'],
  ['\rx', '"\'\rx"'],
  ['=HYPERLINK("http://a","b")', '"\'=HYPERLINK(""http://a"",""b"")"'],
  ['a=b', 'a=b'],
  // If the comma is the decimal separator, Excel splits cells at semicolons; Calc offers tabs as
  // well.
  ['Maple;=1+1', '"Maple;=1+1"'],
  ['Maple\t=1+1', '"Maple\t=1+1"'],
])('escapes %j, so that no spreadsheet runs it', (text, written) => {
  expect(toCsv([[text]])).toBe(`\uFEFF${written}\r\n`);
});

it('leaves numbers unchanged, even negative ones', () => {
  expect(toCsv([[-2, 0]])).toBe('\uFEFF-2,0\r\n');
});

import fc from 'fast-check';

/**
 * Begins every piece of markup that is sent: where it appears unescaped in a page, input was taken for
 * markup. The second one would break out of an attribute.
 */
export const markup = { tag: '<fz-', attribute: '"fz-attr=' } as const;

const injections = [
  `"><fz-img src=x onerror=alert(1)>`,
  `</script><fz-script>alert(1)</fz-script>`,
  `'><fz-svg onload=alert(1)>`,
  `x"fz-attr="1`,
  `javascript:alert(1)//<fz-`,
  `data:text/html,<fz-script>`,
  `' or '1'='1' --`,
  `'; drop table users; --`,
  `$(id)\`id\`;id|id`,
  '../../../../etc/passwd',
  '{{7*7}}${7*7}<%= 7*7 %>',
  'a\r\nBcc: everyone@example.com\r\n\r\n<fz-mail>',
  'http://169.254.169.254/latest/meta-data/',
  '//evil.example.com',
  '/\\evil.example.com',
];

const unicode = [
  '\0',
  'a\0b',
  '\u0000\u0001\u001b[31m',
  '\uD800',
  'a\uDFFFb',
  '\u202Egnp.exe\u202C',
  '\u200B\u200D\uFEFF',
  '\u2028\u2029',
  'e\u0301'.repeat(50),
  'a' + '\u0301'.repeat(400),
  '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}',
  '\u212Aate@example.com',
  '\uFF41\uFF44\uFF4D\uFF49\uFF4E',
  '\u0130\u0131\u017F\u1E9E',
  '١٢٣',
  '𝟙𝟚𝟛',
  '\uFDFA'.repeat(30),
  '\u{E0041}\u{E0042}',
];

const words = [
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1e3',
  '0x10',
  '1.0',
  'NaN',
  'null',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'admin',
  'ann@visitor.example.com',
  'ann+1@visitor.example.com',
  'a@b',
  '@',
  '%00',
  '%s%n%x',
  '2147483647',
  '2147483648',
  '9007199254740993',
];

/** Texts that programs get wrong, and some of any kind. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...injections) },
  { weight: 4, arbitrary: fc.constantFrom(...unicode) },
  { weight: 3, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

const numbers = [
  0,
  -1,
  1,
  0.5,
  -0.0001,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
  5e-324,
];

/** Own keys with these names, as only parsed JSON can have them. */
const pollution = [
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"valueOf":1,"hasOwnProperty":1}',
  '{"then":1,"toJSON":1,"length":-1}',
].map((text): unknown => JSON.parse(text));

/** A value of any JSON type. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [{}], [null]) },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 1, arbitrary: fc.constantFrom(...pollution) },
  { weight: 1, arbitrary: oddText.map((text) => [text, text]) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 2_000 }).map(nested) },
  { weight: 1, arbitrary: fc.constantFrom(200, 1_100, 5_100, 20_000).map((n) => 'x'.repeat(n)) },
);

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

import { describe, expect, it } from 'vitest';
import { isSimpleJson } from './simple-json.ts';

const largest = 4_500_000;

describe.each([
  ['a form with a large picture', JSON.stringify({ name: 'A', logoUrl: 'x'.repeat(largest) })],
  ['feedback that is all quotation marks', JSON.stringify({ feedback: '"'.repeat(5_000) })],
  [
    'a text with everything that is counted elsewhere',
    JSON.stringify({ a: '[{,:}]'.repeat(9_999) }),
  ],
  ['a text that ends in a backslash', JSON.stringify({ a: '\\', b: '\\\\"' })],
  ['a few lists', JSON.stringify({ a: Array.from({ length: 500 }, () => ({ b: [1] })) }, null, 1)],
  ['nothing', ''],
  ['what is no JSON', 'hello'],
  ['a text that does not end', '{"a'],
])('%s', (_what, text) => {
  it('is left to the parser', () => {
    expect(isSimpleJson(Buffer.from(text))).toBe(true);
  });
});

describe.each([
  ['an object of many keys', `{${Array.from({ length: 9_000 }, (_, n) => `"${n}":1`).join()}}`],
  ['a long list', `[${'1,'.repeat(20_000)}1]`],
  ['many texts', `["${'","'.repeat(20_000)}"]`],
  ['many texts without commas', '""'.repeat(20_001)],
  ['a deep list', '['.repeat(20_000)],
  ['a deep object', '{"a":'.repeat(10_000)],
  ['blanks', ' '.repeat(largest)],
  ['a text of many quotation marks', `"${'\\"'.repeat(20_001)}"`],
  ['a text that hides a list', `{"a":"\\\\",${'1,'.repeat(20_000)}`],
])('%s', (_what, text) => {
  it('is not simple', () => {
    expect(isSimpleJson(Buffer.from(text))).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { canary, createCanaries } from './canaries.ts';

const value = 'Olive "O" Öwner + more';

it.each([
  ['itself', value],
  ['in capitals', value.toUpperCase()],
  ['in JSON', JSON.stringify({ a: value })],
  ['in JSON in JSON', JSON.stringify(JSON.stringify({ a: value }))],
  ['with escaped letters', value.replace('Ö', String.raw`\u00d6`)],
  ['in a URL', `/a?b=${encodeURIComponent(value)}&c`],
  ['in a form', String(new URLSearchParams({ a: value }))],
  ['in base64', `Basic ${Buffer.from(value).toString('base64')}`],
  ['in the middle of base64', Buffer.from(`ab${value}cd`).toString('base64')],
  ['one byte later', Buffer.from(`abc${value}cd`).toString('base64url')],
  ['in hexadecimal', Buffer.from(`a${value}`).toString('hex')],
])('is found %s', (_what, text) => {
  const canaries = createCanaries();
  canaries.add({ deep: [value, { deeper: 'another value' }] });
  expect(canaries.leaksIn(`before ${text} after`)).toEqual([value]);
});

it('finds planted values, codes that stand alone, and nothing else', () => {
  const canaries = createCanaries();
  canaries.add(['123456', 'short', null, 7]);
  expect(canaries.leaksIn(`a ${canary.toUpperCase()}b {"code":"123456"}`)).toHaveLength(2);
  expect(canaries.leaksIn('short 1234567 7 null')).toEqual([]);
});

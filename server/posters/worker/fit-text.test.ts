import { describe, expect, it } from 'vitest';
import { fitAddress, fitWords, type TextRoom } from './fit-text.ts';

/** Every letter is half as wide as the type is large. */
const measure = (text: string) => text.length / 2;

const headline: TextRoom = {
  width: 500,
  height: 190,
  lines: 3,
  largest: 66,
  smallest: 20,
  leading: 1.1,
};

const shortWord = /(?:^|\n)\S{1,5}$/;

describe('a sentence', () => {
  it('is set as large as its room allows, in balanced lines', () => {
    const { lines, size } = fitWords('How was your visit?', headline, measure);
    expect(lines).toEqual(['How was', 'your visit?']);
    expect(size).toBe(66);
  });

  it.each([
    'How did we do today?',
    'Tell us about your visit today, please.',
    'We read every word of what you write to us.',
    'How was your first appointment with all of us?',
    'What should we know about your last visit? Tell us.',
    'Please tell us how it went, we really want to know it.',
    'Was it ok?',
    'How was it?',
  ])('never ends with one short word alone: "%s"', (sentence) => {
    for (let width = 150; width <= 900; width += 50) {
      const { lines, size } = fitWords(sentence, { ...headline, width }, measure);
      expect(lines.join(' ')).toBe(sentence);
      expect(lines.join('\n')).not.toMatch(lines.length > 1 ? shortWord : /^$/);
      for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(width + 0.01);
      expect(lines.length * size * headline.leading).toBeLessThanOrEqual(headline.height + 0.01);
    }
  });

  it('keeps small words with the next one', () => {
    const name = "Saint Bartholomew's Family Dentistry & Orthodontics of Greater Springfield";
    const { lines } = fitWords(name, { ...headline, width: 400, height: 90 }, measure);
    for (const line of lines) expect(line).not.toMatch(/(?: |^)(?:&|of)$/);
  });

  it('has no line that begins with a dash', () => {
    const sentence = 'We read every word - tell us more – or less — at the desk';
    for (let width = 150; width <= 900; width += 25)
      for (const line of fitWords(sentence, { ...headline, width }, measure).lines)
        expect(line).not.toMatch(/^[-–—]/);
  });

  it('is broken within words only if it would be too small otherwise', () => {
    const { lines, size } = fitWords('W'.repeat(100), headline, measure);
    expect(lines.join('')).toBe('W'.repeat(100));
    expect(lines).toHaveLength(3);
    expect(size).toBeGreaterThan(20);
    expect(fitWords('', headline, measure).lines).toEqual([]);
  });
});

describe('a sentence without spaces', () => {
  it.each([
    '您今天的就診怎麼樣?我們會閱讀您寫下的每一個字。',
    'วันนี้การรักษาเป็นอย่างไรบ้าง',
    '本日の診察はいかがでしたか',
  ])('is broken between words: %s', (sentence) => {
    const { lines, size } = fitWords(sentence, { ...headline, width: 300 }, measure);
    expect(lines.join('')).toBe(sentence);
    expect(lines.length).toBeGreaterThan(1);
    expect(size).toBeGreaterThan(headline.smallest);
    for (const line of lines) expect(line).not.toMatch(/^[?。]/);
  });

  it('keeps brackets with what is in them, and spaces', () => {
    const name = '陽光牙醫診所(大安分院) Dental Clinic';
    for (let width = 100; width <= 900; width += 50) {
      const { lines } = fitWords(name, { ...headline, width, smallest: 1 }, measure);
      expect(lines.join(' ').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
      for (const line of lines) expect(line).not.toMatch(/^\)|\($/);
      expect(lines.at(-1)).toMatch(/Clinic$/);
    }
  });
});

describe('an address', () => {
  const room: TextRoom = { ...headline, width: 300, largest: 17, smallest: 8, height: 60 };

  it('is broken after a slash', () => {
    const { lines } = fitAddress(
      'reviews.example.com/thumbs-up-down/maple-street-clinic',
      room,
      measure,
    );
    expect(lines).toEqual(['reviews.example.com/', 'thumbs-up-down/maple-street-clinic']);
  });

  it('is broken after hyphens, or anywhere, if it is very long', () => {
    const long = `reviews.example.com/thumbs-up-down/${'a-very-long-name-'.repeat(4)}end`;
    expect(fitAddress(long, { ...room, width: 100 }, measure).lines.join('')).toBe(long);
    const endless = `reviews.example.com/thumbs-up-down/${'a'.repeat(80)}`;
    const { lines, size } = fitAddress(endless, { ...room, width: 120 }, measure);
    expect(lines.join('')).toBe(endless);
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(120.01);
  });
});

import { describe, expect, it } from 'vitest';
import { contrastOnWhite, readableOnWhite } from './poster-colors.ts';
import { defaultSentence, posterColors, sentenceHint, printedName } from './poster-rules.ts';

describe('a sentence', () => {
  it.each([
    defaultSentence,
    'How did we do today?',
    'Tell us about your visit, good or bad.',
    'Your feedback helps us and other patients.',
    'We read every word.',
    'We’d love to hear how we did today.',
    "We'd love your feedback",
  ])('may say "%s"', (sentence) => {
    expect(sentenceHint(sentence)).toBeNull();
  });

  it.each([
    'Leave a review and win a gift card!',
    'Free coffee for your review',
    'Review us for $5',
    '10% off your next visit',
    'Get a discount for your feedback',
  ])('gets a hint if it offers something: "%s"', (sentence) => {
    expect(sentenceHint(sentence)).toContain('in return for a review');
  });

  it.each([
    'Please give us 5 stars',
    'Give us a five-star rating',
    'Happy with us? Tell everyone!',
    'Loved your visit? Leave a review.',
    'We need positive reviews',
    'We’d love to hear from you if you loved it',
    '★★★★★',
  ])('gets a hint if it asks only for praise: "%s"', (sentence) => {
    expect(sentenceHint(sentence)).toContain('only for good reviews');
  });
});

describe('a color', () => {
  it.each([
    ['#ffffff', 1],
    ['#000000', 21],
    ['#777777', 4.48],
    ['#0000ff', 8.59],
  ])('%s has a contrast of %d with white', (color, contrast) => {
    expect(contrastOnWhite(color)).toBeCloseTo(contrast, 2);
  });

  it('is printed as it is if it can be read on white, and darker otherwise', () => {
    for (const color of Object.values(posterColors)) expect(readableOnWhite(color)).toBe(color);
    for (const color of ['#ffffff', '#ffff00', '#7fffd4', '#777777', '#ff8800']) {
      const readable = readableOnWhite(color);
      expect(readable).toMatch(/^#[\da-f]{6}$/);
      expect(contrastOnWhite(readable)).toBeGreaterThanOrEqual(4.5);
      // No darker than it must be.
      expect(contrastOnWhite(readable)).toBeLessThan(5);
    }
  });
});

describe('the name on a PDF', () => {
  it.each([
    ['Maple 🦷 Dental', 'Maple Dental'],
    ['Love ❤️ Dental', 'Love Dental'],
    ['Dental 1️⃣', 'Dental'],
    ['Maple (🦷) Dental!', 'Maple Dental!'],
    ['👩🏽‍⚕️ Care 🇺🇸', 'Care'],
    ['Rock ♥ Roll ↔ Smile™ #2', 'Rock ♥ Roll ↔ Smile™ #2'],
    ['🦷', '🦷'],
  ])('%s is printed as %s', (name, printed) => {
    expect(printedName(name)).toBe(printed);
  });
});

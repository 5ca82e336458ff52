import { describe, expect, it } from 'vitest';
import { offeredSentiments } from '../../../../contract/sentiments.ts';
import { readBrief } from '../input/brief.ts';
import { sayOnce } from './say-once.ts';
import { writeBuiltInDraft } from './built-in-draft.ts';

/** For each offered sentiment, how visitors type it themselves. */
const typed: Record<(typeof offeredSentiments)[number], readonly string[]> = {
  'Friendly staff': [
    'everyone was so friendly',
    'nice people',
    'Such nice staff',
    'super friendly',
  ],
  'Caring and compassionate': ['my doctor was so caring'],
  Professional: ['Very professional'],
  'Seen on time': ['got me in right on time'],
  'Listened to me': ['Listens to my goals'],
  Thorough: ['she was so thorough'],
  'Clear explanations': ['Dr. Patel explained everything'],
  'Well organized': ['super organized front desk'],
  Knowledgeable: ['knows his stuff'],
  'Never felt rushed': ["didn't rush my appointment"],
  Helpful: ['front desk was super helpful'],
  'Put me at ease': ['made me so comfortable'],
  'Responsive follow-up': ['they got back to me same day'],
  'Easy to schedule': ['so easy to schedule my cleaning'],
  Attentive: ['hygienist was very attentive'],
  'Treated with respect': ['they were respectful of my time'],
  Trustworthy: ['I trust them with my kids'],
  'Clean and comfortable office': ['clean waiting room, comfortable chairs'],
};

describe.each(offeredSentiments)('%s', (label) => {
  it.each(typed[label])('is not said again after "%s"', (own) => {
    const brief = readBrief({ sentiments: [label, own], businessName: 'Oak Hill Dental' });
    expect(brief.custom).toHaveLength(1);
    expect(sayOnce(brief).offered).toEqual([]);
    const { attempt, rejections } = writeBuiltInDraft(brief, own);
    expect(attempt, rejections.join()).toBeLessThan(64);
  });
});

describe('an offered sentiment is still said', () => {
  it.each([
    ['Friendly staff', 'friendly hygienist'],
    ['Friendly staff', 'nice office'],
    ['Clean and comfortable office', 'clean restrooms'],
    ['Clear explanations', "didn't explain the bill"],
    ['Clear explanations', 'explained my VA benefits'],
    ['Thorough', 'thorough test in the booth'],
    ['Put me at ease', 'comfortable chairs'],
  ])('%s with "%s"', (label, own) => {
    const brief = readBrief({ sentiments: [label, own] });
    expect(sayOnce(brief)).toEqual(brief);
  });
});

it('what was typed is not said next to an offered sentiment that says more', () => {
  const brief = readBrief({ sentiments: ['Clean and comfortable office', 'very clean office'] });
  expect(sayOnce(brief).custom).toEqual([]);
  expect(writeBuiltInDraft(brief, 'clean').review.match(/clean/g)).toHaveLength(1);
});

import { expect, it } from 'vitest';
import { recentDays } from './days.ts';

it('lists the days backwards from the last one, across months', () => {
  const recent = {
    lastDay: '2026-03-01',
    reviewsGenerated: [1, 2, 3],
    googleLinkClicks: [4, 5, 6],
    facebookLinkClicks: [7, 8, 9],
  };
  expect(recentDays({ recent })).toEqual([
    { day: '2026-03-01', reviewsGenerated: 3, googleLinkClicks: 6, facebookLinkClicks: 9 },
    { day: '2026-02-28', reviewsGenerated: 2, googleLinkClicks: 5, facebookLinkClicks: 8 },
    { day: '2026-02-27', reviewsGenerated: 1, googleLinkClicks: 4, facebookLinkClicks: 7 },
  ]);
});

it('D-18 has no days if the response has no numbers', () => {
  const recent = {
    lastDay: '',
    reviewsGenerated: [],
    googleLinkClicks: [],
    facebookLinkClicks: [],
  };
  expect(recentDays({ recent })).toEqual([]);
});

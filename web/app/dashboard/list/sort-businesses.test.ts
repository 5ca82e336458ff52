import { expect, it } from 'vitest';
import type { ListedBusiness } from '../../../../contract/businesses.ts';
import { setPublicOrigin } from '../../../api/public-address.ts';
import { businessesCsv } from './businesses-csv.ts';
import {
  firstOrder,
  sortBusinesses,
  sortOrders,
  totalsOf,
  type SortOrder,
} from './sort-businesses.ts';

const business = (name: string, [drafts, google, facebook]: [number, number, number]) =>
  ({
    id: name.length,
    slug: name.toLowerCase(),
    name,
    nickname: null,
    city: 'Austin',
    state: null,
    isActive: name !== 'Birch',
    logoUrl: null,
    reviewUrl: null,
    facebookUrl: null,
    analytics: {
      reviewsGenerated: drafts,
      googleLinkClicks: google,
      facebookLinkClicks: facebook,
      recent: {
        lastDay: '2026-11-23',
        reviewsGenerated: [1, drafts - 1],
        googleLinkClicks: [0, google],
        facebookLinkClicks: [0, 0],
      },
    },
    feedbackWait: null,
    feedbackRefusal: null,
    undelivered: null,
  }) satisfies ListedBusiness;

const byName = [
  business('Ash', [5, 2, 0]),
  business('Birch', [9, 2, 1]),
  business('Cedar', [1, 7, 0]),
];
const names = (order: SortOrder) => sortBusinesses(byName, order).map(({ name }) => name);

it('sorts by name and by each number, both ways, with equal ones by name', () => {
  expect(names('name')).toEqual(['Ash', 'Birch', 'Cedar']);
  expect(names('-name')).toEqual(['Cedar', 'Birch', 'Ash']);
  expect(names('-reviewsGenerated')).toEqual(['Birch', 'Ash', 'Cedar']);
  expect(names('reviewsGenerated')).toEqual(['Cedar', 'Ash', 'Birch']);
  expect(names('-googleLinkClicks')).toEqual(['Cedar', 'Ash', 'Birch']);
  expect(names('-facebookLinkClicks')).toEqual(['Birch', 'Ash', 'Cedar']);
});

it('starts with names from A and numbers from the highest', () => {
  expect(firstOrder('name')).toBe('name');
  expect(firstOrder('googleLinkClicks')).toBe('-googleLinkClicks');
  expect(sortOrders).toHaveLength(8);
});

it('adds up the numbers', () => {
  expect(totalsOf(byName).map(({ total }) => total)).toEqual([15, 11, 1]);
});

it('writes one row per business, with totals and the last 30 days', () => {
  setPublicOrigin('https://reviews.example');
  const [head, first, second] = businessesCsv(byName).trim().split('\r\n');
  expect(head?.split(',').slice(0, 6)).toEqual([
    'Business',
    'Nickname',
    'City',
    'State',
    'Status',
    'Review page',
  ]);
  expect(first).toMatch(
    /^Ash,,Austin,,Active,https:\/\/reviews\.example\/thumbs-up-down\/ash,5,2,0,5,2,0$/,
  );
  expect(second).toMatch(
    /^Birch,,Austin,,Inactive,https:\/\/reviews\.example\/thumbs-up-down\/birch,9,2,1,9,2,0$/,
  );
});

import { expect, it } from 'vitest';
import {
  changed,
  countQuery,
  exportQuery,
  listQuery,
  readAddress,
  sortOf,
  writeAddress,
} from './admin-address.ts';

const start = readAddress('');
const byName = { users: 'name', businesses: 'name' };

it('keeps a filter for its own list only', () => {
  const query = '?tab=businesses&filter=other_link';
  const address = readAddress(query);
  expect(address.filter).toBe('other_link');
  expect(writeAddress(address)).toBe(`/admin${query}`);
  expect(listQuery(address)).toContain('filter=other_link');
  expect(exportQuery(address)).toBe('sort=name&filter=other_link');
  expect(countQuery(address)).toBe('limit=1&count=exact&filter=other_link');
  expect(changed(address, { tab: 'pages' }).filter).toBe('other_link');
  expect(writeAddress(changed(address, { tab: 'users' }))).toBe('/admin');
  expect(readAddress('?filter=other_link').filter).toBeUndefined();
  expect(readAddress('?tab=pages&filter=all').filter).toBeUndefined();
  expect(readAddress('?tab=pages&links=other').filter).toBe('other_link');
});

it('keeps days for the activity log only', () => {
  const address = readAddress('?tab=audit&from=2026-02-01&until=2026-02-31');
  expect(address).toMatchObject({ from: '2026-02-01' });
  expect(writeAddress(changed(address, { until: '2026-02-03' }))).toBe(
    '/admin?tab=audit&from=2026-02-01&until=2026-02-03',
  );
  expect(writeAddress(changed(address, { tab: 'users' }))).toBe('/admin');
});

it('keeps the filter for users only', () => {
  const address = readAddress('?filter=deleted');
  expect(address.filter).toBe('deleted');
  expect(writeAddress(address)).toBe('/admin?filter=deleted');
  expect(listQuery(address)).toContain('filter=deleted');
  expect(listQuery(changed(address, { tab: 'businesses' }))).not.toContain('filter');
  expect(readAddress('?tab=businesses&filter=deleted').filter).toBeUndefined();
  expect(readAddress('?filter=nonsense').filter).toBeUndefined();
});

it('N-31 starts with the users, ten per page, by name', () => {
  expect(start).toEqual({
    tab: 'users',
    search: '',
    page: 1,
    size: 10,
    sorts: byName,
    cursor: null,
  });
  expect(writeAddress(start)).toBe('/admin');
});

it.each([
  '?tab=businesses&search=caf%C3%A9+50%25+%26+a%2Bb&sort=-owner&size=25&page=3',
  '?tab=pages&sort=-created&page=1200&after=abc%3D',
  '?sort=status&size=100&page=2',
  '?sort=-joined&sort-businesses=owner',
  '?tab=pages&sort-users=email&sort=-created',
  '?tab=audit&search=kept&sort-users=email&sort-businesses=location',
  '?tab=overview',
])('round-trips %s', (query) => {
  expect(writeAddress(readAddress(query))).toBe(`/admin${query}`);
});

it.each([
  ['?tab=nowhere', { tab: 'users' }],
  ['?size=11', { size: 10 }],
  ['?size=1000', { size: 10 }],
  ['?page=0', { page: 1 }],
  ['?page=-2', { page: 1 }],
  ['?page=1e3', { page: 1 }],
  ['?page=99999999', { page: 1 }],
  ['?sort=password', { sorts: byName }],
  ['?sort=--name', { sorts: byName }],
  ['?sort=owner', { sorts: byName }],
  ['?tab=businesses&sort=email', { sorts: byName }],
  ['?sort-users=email', { sorts: byName }],
  ['?sort-businesses=email', { sorts: byName }],
  ['?search=%20%20dental%20', { search: 'dental' }],
  ['?after=', { cursor: null }],
])('ignores invalid values: %s', (query, expected) => {
  expect(readAddress(query)).toMatchObject(expected);
});

it('shows the last numbered page for a number beyond row 10,000 without a cursor', () => {
  expect(readAddress('?page=5000')).toMatchObject({ page: 1001 });
  expect(readAddress('?page=5000&size=100')).toMatchObject({ page: 101 });
  expect(readAddress('?page=5000&before=x')).toMatchObject({
    page: 5000,
    cursor: { side: 'before', position: 'x' },
  });
});

it.each([{ search: 'x' }, { size: 50 }, { sort: '-name' }, { tab: 'businesses' as const }])(
  'C-80 %j goes to page 1',
  (change) => {
    const address = changed(readAddress('?page=1200&after=abc'), change);
    expect({ ...address, sort: sortOf(address) }).toMatchObject({
      ...change,
      page: 1,
      cursor: null,
    });
  },
);

it('M-03 another tab keeps the search and the page size, but has its own order', () => {
  const users = readAddress('?search=oak&size=50&sort=-email&page=2');
  const pages = changed(users, { tab: 'pages' });
  expect(pages).toMatchObject({ search: 'oak', size: 50, page: 1 });
  expect(sortOf(pages)).toBe('name');
});

it('remembers each list’s order', () => {
  let address = readAddress('?sort=-email');
  const shown = ['pages', 'businesses', 'audit', 'users', 'businesses'] as const;
  const sorts = shown.map((tab) => {
    address = readAddress(writeAddress(changed(address, { tab })).replace('/admin', ''));
    const sort = sortOf(address);
    if (tab === 'pages') address = changed(address, { sort: '-created' });
    return sort;
  });
  expect(sorts).toEqual(['name', '-created', 'name', '-email', '-created']);
});

it('requests a page by its number, and beyond the numbered pages by cursor', () => {
  expect(listQuery(readAddress(''))).toBe('limit=10&sort=name');
  expect(listQuery(readAddress('?page=3&size=25&search=a%26b'))).toBe(
    'limit=25&offset=50&sort=name&search=a%26b',
  );
  expect(listQuery(readAddress('?page=1001'))).toBe('limit=10&offset=10000&sort=name');
  expect(listQuery(readAddress('?page=1200&after=abc'))).toBe('limit=10&after=abc&sort=name');
});

import { describe, expect, it } from 'vitest';
import { readAddress } from '../admin-address.ts';
import { beforeEmpty, positionIn } from './list-pages.ts';

const whole = (count: number, { more = true, isExact = true } = {}) => ({
  total: { count, isExact },
  next: more ? 'n' : null,
  previous: 'p',
});
const many = whole(10_000, { isExact: false });

it('M-22, M-23 handles the first page, the last, and one in between', () => {
  const first = positionIn(readAddress(''), whole(38), false);
  expect(first).toEqual({ text: 'Page 1 of 4', previous: null, next: { page: 2, cursor: null } });
  const middle = positionIn(readAddress('?page=2'), whole(38), false);
  expect(middle).toMatchObject({ text: 'Page 2 of 4', previous: { page: 1 }, next: { page: 3 } });
  const last = positionIn(readAddress('?page=4'), whole(38, { more: false }), false);
  expect(last).toMatchObject({ text: 'Page 4 of 4', previous: { page: 3 }, next: null });
});

it('C-80 an empty list is "Page 1 of 1"', () => {
  const position = positionIn(readAddress(''), whole(0, { more: false }), false);
  expect(position).toEqual({ text: 'Page 1 of 1', previous: null, next: null });
});

it('knows its position before the first response', () => {
  const position = positionIn(readAddress('?page=3'), null, false);
  expect(position).toEqual({
    text: 'Page 3 of …',
    previous: { page: 2, cursor: null },
    next: null,
  });
});

describe('beyond row 10,000', () => {
  it.each([
    ['?page=7', 'Page 7 of 1,000+'],
    ['?page=1000', 'Page 1,000 of 1,001+'],
    ['?page=1001', 'Page 1,001 of 1,002+'],
    ['?page=2500&after=x', 'Page 2,500 of 2,501+'],
  ])('%s is "%s"', (query, text) => {
    expect(positionIn(readAddress(query), many, false).text).toBe(text);
  });

  it('shows the page count on the last page', () => {
    const end = whole(10_000, { isExact: false, more: false });
    const position = positionIn(readAddress('?page=2500&after=x'), end, false);
    expect(position).toMatchObject({ text: 'Page 2,500 of 2,500', next: null });
  });

  it.each([
    ['?page=1000', { page: 1001, cursor: null }, { page: 999, cursor: null }],
    [
      '?page=1001',
      { page: 1002, cursor: { side: 'after', position: 'n' } },
      { page: 1000, cursor: null },
    ],
    [
      '?page=1002&after=x',
      { page: 1003, cursor: { side: 'after', position: 'n' } },
      { page: 1001, cursor: null },
    ],
    [
      '?page=1003&after=x',
      { page: 1004, cursor: { side: 'after', position: 'n' } },
      { page: 1002, cursor: { side: 'before', position: 'p' } },
    ],
  ])('%s goes forward by cursor and back by number', (query, next, previous) => {
    expect(positionIn(readAddress(query), many, false)).toMatchObject({ next, previous });
  });

  it.each([
    ['?search=dental&page=100', { page: 101, cursor: null }, { page: 99, cursor: null }],
    [
      '?search=dental&page=101',
      { page: 102, cursor: { side: 'after', position: 'n' } },
      { page: 100, cursor: null },
    ],
    [
      '?search=dental&page=103&after=x',
      { page: 104, cursor: { side: 'after', position: 'n' } },
      { page: 102, cursor: { side: 'before', position: 'p' } },
    ],
  ])('and in a search beyond row 1,000: %s', (query, next, previous) => {
    expect(positionIn(readAddress(query), whole(9_000), false)).toMatchObject({
      text: `Page ${readAddress(query).page} of 900`,
      next,
      previous,
    });
  });

  it('ignores the previous page’s cursors while a page loads', () => {
    const position = positionIn(readAddress('?page=1003&after=x'), many, true);
    expect(position).toMatchObject({ next: null, previous: null });
  });
});

it('allows paging while a numbered page loads', () => {
  const position = positionIn(readAddress('?page=3'), whole(38), true);
  expect(position).toMatchObject({ next: { page: 4 }, previous: { page: 2 } });
  expect(positionIn(readAddress('?page=4'), whole(38), true).next).toBeNull();
});

describe('C-80 from a page that is empty now', () => {
  it('goes to the last page with rows', () => {
    expect(beforeEmpty(readAddress('?page=4'), whole(30, { more: false }))).toEqual({
      page: 3,
      cursor: null,
    });
    expect(beforeEmpty(readAddress('?page=900'), whole(0, { more: false }))).toMatchObject({
      page: 1,
    });
  });

  it('goes back by cursor beyond row 10,000', () => {
    expect(beforeEmpty(readAddress('?page=1003&after=x'), many)).toEqual({
      page: 1002,
      cursor: { side: 'before', position: 'p' },
    });
  });
});

import { expect, it } from 'vitest';
import { auditQuery } from './audit-query.ts';

it('asks for whole days, the last one included', () => {
  const query = new URLSearchParams(
    auditQuery({ search: 'zoë & co', from: '2026-02-28', until: '2026-02-28' }),
  );
  expect(query.get('search')).toBe('zoë & co');
  const [from, until] = ['from', 'until'].map((name) => new Date(query.get(name) ?? ''));
  expect(from).toEqual(new Date(2026, 1, 28));
  expect(until).toEqual(new Date(2026, 2, 1));
  expect(auditQuery({ search: '' })).toBe('');
});

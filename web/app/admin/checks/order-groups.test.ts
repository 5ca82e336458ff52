import { expect, it } from 'vitest';
import type { CheckResult } from '../../../../contract/checks.ts';
import { orderGroups } from './order-groups.ts';

it('shows groups with problems first, then what needs attention, then the others in order', () => {
  const check = (group: CheckResult['group'], state: CheckResult['state']): CheckResult => ({
    group,
    state,
    title: group,
    text: '',
  });
  const groups = orderGroups([
    check('Settings', 'ok'),
    check('Data', 'attention'),
    check('Database', 'ok'),
    check('Email', 'failed'),
    check('Machine', 'attention'),
    check('Machine', 'unknown'),
  ]);
  expect(groups.map(({ group }) => group)).toEqual([
    'Email',
    'Data',
    'Machine',
    'Settings',
    'Database',
  ]);
});

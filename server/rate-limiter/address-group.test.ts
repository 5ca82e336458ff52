import { expect, it } from 'vitest';
import { addressGroup } from './address-group.ts';

it.each([
  ['203.0.113.77', '203.0.113.77'],
  ['::ffff:203.0.113.77', '203.0.113.77'],
  ['2001:db8:0:1::5', '2001:db8:0:1'],
  ['2001:0db8:0000:0001:0:0:0:5', '2001:db8:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['203.0.113.77:50123', '203.0.113.77'],
  ['[2001:db8:0:1::5]:50123', '2001:db8:0:1'],
  ['', ''],
])('groups %s as %s', (address, group) => {
  expect(addressGroup(address)).toBe(group);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { previewAddress } from './preview.ts';

beforeEach(() => vi.stubGlobal('location', { href: 'http://localhost:3000/auth?register=true' }));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/dev/inbox/7', 'http://localhost:3000/dev/inbox/7'],
  ['https://mail.example.com/7', 'https://mail.example.com/7'],
])('C-24 %j is opened as %s', (given, address) => expect(previewAddress(given)).toBe(address));

it.each([
  undefined,
  '',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'http://[',
])('C-24 %j is not opened', (given) => expect(previewAddress(given)).toBeNull());

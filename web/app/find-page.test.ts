import { expect, it } from 'vitest';
import { findPage } from './find-page.ts';

it.each([
  ['/dashboard', 'dashboard', null],
  ['/dashboard/', 'dashboard', null],
  ['/account-settings', 'dashboard', null],
  ['/account-settings/3', 'account', 3],
  ['/business-setup', 'businessSetup', null],
  ['/business-edit/7', 'businessEdit', 7],
  ['/business-edit/2147483647/', 'businessEdit', 2_147_483_647],
  ['/business-ready/7', 'businessReady', 7],
  ['/business-share/7', 'businessShare', 7],
  ['/admin', 'admin', null],
])('%s is the page %s', (path, name, id) => expect(findPage(path)).toMatchObject({ name, id }));

it.each([
  '/nope',
  '/a/b/c',
  '/Dashboard',
  '/dashboard/3',
  '/admin/users',
  '/business-edit',
  '/business-edit/0',
  '/business-edit/07',
  '/business-edit/-1',
  '/business-edit/7/more',
  '/business-edit/12345678901',
  '/account-settings/me',
  '/account-settings/NaN',
])('S-43 %s is not found', (path) => expect(findPage(path).name).toBe('notFound'));

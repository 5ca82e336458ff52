import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetReturnPath, rememberReturnPath } from '../return-path.ts';
import { findReturnPath, startSignIn, takeReturnPath } from './find-return-path.ts';

beforeEach(() => {
  for (const name of ['sessionStorage', 'localStorage']) vi.stubGlobal(name, memory());
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' }] as never); // all that is read
  open('/business-edit/7?from=a#links');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('C-83 is the page that asked, once', () => {
  rememberReturnPath(null);
  expect(findReturnPath()?.path).toBe('/business-edit/7?from=a#links');
  expect(takeReturnPath(1)).toBe('/business-edit/7?from=a#links');
  expect(takeReturnPath(1)).toBeUndefined();
});

it.each([
  '/dashboard',
  '/account-settings',
  '/account-settings/7',
  '/business-setup',
  '/business-ready/7',
  '/business-edit/7',
  '/business-share/7',
  '/admin?tab=audit',
])('C-83 leads back to %s', (path) => {
  open(path);
  rememberReturnPath(null);
  expect(takeReturnPath(1)).toBe(path);
});

it('C-83 is only for the user whose session ended there', () => {
  rememberReturnPath(1);
  expect(takeReturnPath(2)).toBeUndefined();
  rememberReturnPath(1);
  expect(takeReturnPath(1)).toBe('/business-edit/7?from=a#links');
});

it('C-83 never leads to another site, or to a page that does not ask', () => {
  for (const path of [
    'https://evil.example/admin',
    '//evil.example/admin',
    String.raw`/\evil.example/admin`,
    'javascript:alert(1)',
    '/auth',
    '/privacy',
    '/nowhere',
    7,
  ]) {
    const kept = { path, userId: null, at: Date.now() };
    sessionStorage.setItem('return-path', JSON.stringify(kept));
    expect(takeReturnPath(1), String(path)).toBeUndefined();
  }
});

it('C-83 is forgotten by a sign-in page that was opened without such a reason, but not by a reload', () => {
  rememberReturnPath(null);
  startSignIn('/dashboard', '');
  vi.mocked(performance.getEntriesByType).mockReturnValueOnce([{ type: 'reload' }] as never);
  startSignIn('/auth', '');
  expect(findReturnPath()).toBeDefined();
  startSignIn('/auth', '?register=true');
  expect(findReturnPath()).toBeUndefined();
});

it('C-83 reaches the tab that an emailed link opens, for an hour', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const emailed = [
    ['/auth', '?verify=true'],
    ['/auth', '?token=abc'],
    ['/reset-password', '?reset=abc'],
  ] as const;
  for (const [path, search] of emailed) {
    rememberReturnPath(1);
    vi.stubGlobal('sessionStorage', memory());
    startSignIn(path, search);
    expect(takeReturnPath(1), path + search).toBe('/business-edit/7?from=a#links');
  }
  rememberReturnPath(1);
  vi.advanceTimersByTime(61 * 60_000);
  vi.stubGlobal('sessionStorage', memory());
  startSignIn('/auth', '?verify=true');
  expect(findReturnPath()).toBeUndefined();
  forgetReturnPath();
  startSignIn('/auth', '?verify=true');
  expect(findReturnPath()).toBeUndefined();
});

function open(address: string): void {
  const { origin, pathname, search, hash } = new URL(address, 'https://fourgood.example');
  vi.stubGlobal('location', { origin, pathname, search, hash });
}

function memory() {
  const items: Record<string, string> = {};
  Object.defineProperties(items, {
    getItem: { value: (key: string) => items[key] ?? null },
    setItem: { value: (key: string, text: string) => void (items[key] = text) },
    removeItem: { value: (key: string) => delete items[key] },
  });
  return items;
}

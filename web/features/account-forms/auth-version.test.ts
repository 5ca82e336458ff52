import { expect, it } from 'vitest';
import { addressOf, tabOf, versionA, versionB } from './auth-version.ts';
import { viewOf, type AuthView } from './auth-view.ts';

it('A-01 version A has four tabs, O-02 version B has three in a different order', () => {
  expect(versionA.tabs.map(({ label }) => label)).toEqual(['Login', 'Register', 'Verify', 'Reset']);
  expect(versionB.tabs.map(({ label }) => label)).toEqual(['Register', 'Verify', 'Login']);
});

it('a forgotten password has its own tab in A, and is in the login tab in B (O-03)', () => {
  expect(['forgot', 'newPassword'].map((view) => tabOf(view as AuthView, versionA))).toEqual([
    'reset',
    'reset',
  ]);
  expect(['forgot', 'newPassword'].map((view) => tabOf(view as AuthView, versionB))).toEqual([
    'login',
    'login',
  ]);
});

it.each(['login', 'register', 'verify', 'forgot'] as const)(
  'the address of %s opens that view, on both screens',
  (view) => {
    for (const version of [versionA, versionB]) {
      const address = new URL(addressOf(view, version), 'http://localhost');
      expect(address.pathname).toBe(version.path());
      expect(viewOf(address.search)).toBe(view);
    }
  },
);

import { expect, it } from 'vitest';
import { facebookUrl, publicGoogleUrl, wizardGoogleUrl } from './platform-urls.ts';

const none = { name: 'Smith & Sons', reviewUrl: null, googleBusinessUrl: null, facebookUrl: null };

it('N-06 P-35 Google: the review link, else its alias, else a search on the maps site', () => {
  const both = { ...none, reviewUrl: 'https://g.page/a', googleBusinessUrl: 'https://g.page/b' };
  expect(publicGoogleUrl(both)).toBe('https://g.page/a');
  expect(publicGoogleUrl({ ...both, reviewUrl: null })).toBe('https://g.page/b');
  expect(publicGoogleUrl(none)).toBe(
    'https://www.google.com/maps/search/?api=1&query=Smith%20%26%20Sons',
  );
});

it('N-06 P-36 P-37 Facebook: its link, else the social site', () => {
  const url = 'https://www.facebook.com/demo';
  expect(facebookUrl({ ...none, facebookUrl: url })).toBe(url);
  expect(facebookUrl(none)).toBe('https://www.facebook.com/');
});

it('N-06 W-64 W-65 the wizard falls back to a search for a clinic, even without a business', () => {
  const search = 'https://www.google.com/maps/search/healthcare+clinic';
  expect(wizardGoogleUrl(null)).toBe(search);
  expect(wizardGoogleUrl(none)).toBe(search);
  expect(wizardGoogleUrl({ ...none, googleBusinessUrl: 'https://g.page/b' })).toBe(
    'https://g.page/b',
  );
  expect(facebookUrl(null)).toBe('https://www.facebook.com/');
});

it('ignores a link that is not a web address', () => {
  expect(publicGoogleUrl({ ...none, reviewUrl: 'javascript:alert(1)' })).toBe(
    'https://www.google.com/maps/search/?api=1&query=Smith%20%26%20Sons',
  );
});

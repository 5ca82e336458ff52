import { expect, it } from 'vitest';
import { publicPageUrls, wizardUrls } from './platform-urls.ts';

const none = { name: 'Smith & Sons', reviewUrl: null, googleBusinessUrl: null, facebookUrl: null };

it('P-35 Google: the review link, else its alias, else a search on the maps site', () => {
  const both = { ...none, reviewUrl: 'https://g.page/a', googleBusinessUrl: 'https://g.page/b' };
  expect(publicPageUrls(both).google).toBe('https://g.page/a');
  expect(publicPageUrls({ ...both, reviewUrl: null }).google).toBe('https://g.page/b');
  expect(publicPageUrls(none).google).toBe(
    'https://www.google.com/maps/search/?api=1&query=Smith%20%26%20Sons',
  );
});

it('P-36 P-37 Facebook: its link, else the social site', () => {
  const url = 'https://www.facebook.com/demo';
  expect(publicPageUrls({ ...none, facebookUrl: url }).facebook).toBe(url);
  expect(publicPageUrls(none).facebook).toBe('https://www.facebook.com/');
});

it('W-64 W-65 the wizard falls back to a search for a clinic, even without a business', () => {
  const fallbacks = {
    google: 'https://www.google.com/maps/search/healthcare+clinic',
    facebook: 'https://www.facebook.com/',
  };
  expect(wizardUrls(null)).toEqual(fallbacks);
  expect(wizardUrls(none)).toEqual(fallbacks);
  expect(wizardUrls({ ...none, googleBusinessUrl: 'https://g.page/b' }).google).toBe(
    'https://g.page/b',
  );
});

it('ignores a link that is not a web address', () => {
  expect(publicPageUrls({ ...none, reviewUrl: 'javascript:alert(1)' }).google).toBe(
    'https://www.google.com/maps/search/?api=1&query=Smith%20%26%20Sons',
  );
});

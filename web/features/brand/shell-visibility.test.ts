import { expect, it } from 'vitest';
import { hasFooter, hasHeader } from './shell-visibility.ts';

const both = ['/dashboard', '/business-setup', '/business-edit/7', '/account-settings'];
const more = ['/account-settings/3', '/admin', '/reset-password', '/privacy', '/terms', '/review'];

it.each([...both, ...more, '/nope', '/a/b/c', '/authors', '/landings'])(
  'S-06 S-14 %s has header and footer',
  (path) => expect([hasHeader(path), hasFooter(path)]).toEqual([true, true]),
);

it.each(['/', '/landing'])('S-01 S-02 S-14 %s has the footer only', (path) => {
  expect([hasHeader(path), hasFooter(path)]).toEqual([false, true]);
});

it.each(['/auth', '/auth-old', '/thumbs-up-down/x', '/review-shield/x'])(
  'S-03 S-04 S-05 S-15 %s has neither header nor footer',
  (path) => expect([hasHeader(path), hasFooter(path)]).toEqual([false, false]),
);

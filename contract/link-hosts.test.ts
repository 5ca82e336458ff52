import { domainToASCII, domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { businessMessages, linkError } from './business-rules.ts';
import { otherHost } from './link-hosts.ts';
import { readableHost } from './punycode.ts';

describe('the host of a link that is not the platform’s own', () => {
  it.each([
    ['https://www.google.com/maps/place/x', null],
    ['https://maps.google.co.uk/x', null],
    ['https://g.page/r/abc/review', null],
    ['https://share.google/abc', null],
    ['https://maps.app.goo.gl/abc', null],
    ['https://example.com/google.com', 'example.com'],
    ['https://www.example.com', 'example.com'],
    ['https://www.google.com.evil.example/maps', 'google.com.evil.example'],
    ['https://google.com.de/maps', 'google.com.de'],
    ['https://google.zip/maps', 'google.zip'],
    ['https://notgoogle.com', 'notgoogle.com'],
    ['https://google.com./', 'google.com.'],
    ['https://sites.google.com/view/anybody', 'sites.google.com'],
    ['https://www.google.com/url?q=https%3A%2F%2Fevil.example%2F', 'evil.example'],
    ['https://www.facebook.com/l.php?u=https://evil.example', 'evil.example'],
    [
      'https://www.google.com/url?q=https://www.google.com/url?q=https://evil.example',
      'evil.example',
    ],
    ['https://www.google.com/url?q=&url=https://evil.example', 'evil.example'],
    ['https://www.google.com/url?q=https://g.co&q=https://evil.example', 'evil.example'],
    ['https://www.google.com/url?q=//evil.example', 'evil.example'],
    ['https://www.google.com/%75rl?q=https://evil.example', 'evil.example'],
    ['https://www.google.com/local_url?q=https://evil.example', 'evil.example'],
    ['https://www.google.com/amp/s/evil.example/x', 'evil.example'],
    ['https://www.google.com/url?q=https://l.facebook.com/l.php?u=evil.example', 'evil.example'],
    ['https://www.google.com/url?q=https://g.page/r/abc', null],
    ['https://www.google.com/search?q=cedar+dental&ludocid=1', null],
    ['https://xn--mnchen-3ya.de/x', 'münchen.de'],
    ['https://MÜNCHEN.de', 'münchen.de'],
    ['not a link', null],
    [null, null],
  ])('of Google: %s', (address, host) => {
    expect(otherHost('google', address)).toBe(host);
  });

  it.each([
    ['https://www.facebook.com/cedar', null],
    ['https://de-de.facebook.com/cedar', null],
    ['https://fb.me/cedar', null],
    ['https://facebook.com.evil.example', 'facebook.com.evil.example'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example%2Fx', 'evil.example'],
    ['https://www.google.com/maps', 'google.com'],
  ])('of Facebook: %s', (address, host) => {
    expect(otherHost('facebook', address)).toBe(host);
  });
});

it('a link that sends on to itself many times is read quickly', () => {
  const long = 'https://google.com/amp/s/google.com/url?q='.repeat(47);
  const before = process.threadCpuUsage();
  expect(otherHost('google', `${long}https://evil.example`)).toBe('evil.example');
  // CPU time of this thread in microseconds, unaffected by other load.
  expect(process.threadCpuUsage(before).user).toBeLessThan(200_000);
});

describe('a link is refused if it', () => {
  it.each([
    'http://127.0.0.1/',
    'https://192.0.2.7:8443/x',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http://１２７.0.0.1/',
    'http://127.0.0.1./',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
  ])('has an IP address: %s', (address) => {
    expect(linkError(address)).toBe(businessMessages.numericHost);
  });

  it.each([
    'https://g00gle.com',
    'https://www.goog1e.com/maps',
    'https://gооgle.com', // Cyrillic о
    'https://xn--ggle-55da.com',
    'https://ɡoogle.com',
    'https://goögle.com',
    'https://gooqle.com',
    'https://fаcebook.com', // Cyrillic а
    'https://faceb00k.com',
    'https://facebooκ.com', // Greek κ
    'https://google.fаcebook.example',
    'https://g00gle.google.example',
    'https://google-g00gle.example',
    'https://ԍ.раɡе',
    'https://examplе.com', // Cyrillic е
    'https://рaypal.com', // Cyrillic р
    'https://ex\u0430mple\u03B1.com',
  ])('is written to look like another: %s', (address) => {
    expect(linkError(address)).toBe(businessMessages.lookAlike);
  });

  it.each(['https://google.com@evil.example', 'https://google.com:443@evil.example'])(
    'has credentials: %s',
    (address) => {
      expect(linkError(address)).toBe(businessMessages.url);
    },
  );
});

it.each([
  'https://example.com',
  'https://google-reviews.example.com',
  'https://googie-diner.com',
  'https://münchen.de',
  'https://пример.example',
  'https://παράδειγμα.example',
  'https://例え.example',
  'https://ドライブ例.example',
  'https://한국.example',
  'https://sushi寿司.example',
  'https://דוגמה.example',
  'https://مثال.example',
  'https://उदाहरण.example',
  'https://q.co',
  'https://1-800-dentist.example',
  'https://4chairs.example',
  'https://ｇoogle.com', // leads to google.com
])('a link in one alphabet is accepted: %s', (address) => {
  expect(linkError(address)).toBe(null);
});

it('names are read as Node.js reads them', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...Array.from('abc019-äßéопримеסд例え寿한मा𐐬')),
    maxLength: 12,
  });
  fc.assert(
    fc.property(letters, (label) => {
      const host = domainToASCII(`x${label}.example`);
      fc.pre(host !== '' && domainToUnicode(host) !== '');
      expect(readableHost(host)).toBe(domainToUnicode(host));
    }),
  );
  expect(readableHost('xn--!!!.example')).toBe('xn--!!!.example');
});

it.each([
  ['google․com', 'xn--googlecom-qe0e'],
  ['com∕maps', 'xn--commaps-ef0d'],
  ['comノmaps', 'xn--commaps-v04f'],
  ['two control characters', 'xn--ac'],
  ['a letter that is not seen', 'xn--googlecom-gg6h'],
  ['a change of direction', 'xn--moc-4q0a'],
])('a name that would show %s is left as it is', (_what, label) => {
  expect(readableHost(`${label}.evil.example`)).toBe(`${label}.evil.example`);
});

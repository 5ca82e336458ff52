import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const mobileWebKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${mobileWebKit}`;
const windows = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit}`;
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

test.each([
  [`${windows} Chrome/131.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, 'Edge on Windows'],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 OPR/115.0.0.0`, 'Opera on Windows'],
  [`${windows} Chrome/131.0.0.0 Safari/537.36 Vivaldi/7.0`, 'Vivaldi on Windows'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    'Firefox on Windows',
  ],
  [`${mac} ${mobileWebKit} Version/18.1 Safari/605.1.15`, 'Safari on Mac'],
  [`${mac} ${mobileWebKit} Version/18.1 Safari/605.1.15 Ddg/18.1`, 'DuckDuckGo on Mac'],
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iPhone} CriOS/131.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${iPhone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  [`${iPhone} EdgiOS/131.0 Mobile/15E148 Safari/605.1.15`, 'Edge on iPhone'],
  [`${iPhone} GSA/340.3 Mobile/15E148 Safari/604.1`, 'Google app on iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webKit} Chrome/131.0.0.0 Mobile Safari/537.36`,
    'Chrome on Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S911B) ${webKit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) ${mobileWebKit} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari on iPad',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webKit} Chrome/131.0.0.0 Safari/537.36`,
    'Chrome on ChromeOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox on Linux'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});

test('words outside our lists never come through', () => {
  expect(browserName(undefined)).toBe('Unknown browser');
  expect(browserName('')).toBe('Unknown browser');
  expect(browserName('curl/8.9.1')).toBe('Unknown browser');
  expect(browserName('Call 555-0100 now <b>Windows</b>')).toBe('Unknown browser on Windows');
  expect(browserName(`${'x'.repeat(100_000)}Chrome/131`)).toBe('Unknown browser');
});

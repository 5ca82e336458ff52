import { afterEach, expect, it, vi } from 'vitest';

import { findJava, javaVersion } from './external-tools.mjs';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment', 17],
  ['java version "1.8.0_401"', 1],
  ['openjdk version "25" 2025-09-16', 25],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', 0],
])('reads %j as Java %i', (text, version) => expect(javaVersion(text)).toBe(version));

it('says what to install if there is no Java', () => {
  vi.stubEnv('JAVA_HOME', '/nowhere');
  expect(findJava).toThrow(/needs Java 17 or newer: install it .+, or set JAVA_HOME/);
});

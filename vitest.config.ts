import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const tests = ['{bench,contract,prove,server,scripts}/**/*.test.{ts,mjs}'];

/** The tests that start a server or a database; all others run without the wait for one. */
const httpTests = globSync(tests).filter(
  (file) =>
    file.startsWith('prove') ||
    /(?:testing|\.)\/(?:test-server|database|embedded|temporary-postgres|project-copy)/.test(
      readFileSync(file, 'utf8'),
    ),
);

export default defineConfig({
  test: {
    // Processes, so that a test that ends its process or changes its environment meets nobody else's.
    pool: 'forks',
    // One more than the usual two cores: many tests wait for a database or a process of their own.
    maxWorkers: 3,
    // Ends what hangs. Nothing is to fail because the machine is busy.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'http',
          include: httpTests,
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['server/testing/fixed-seed.ts'],
          // Every test starts its own server on its own database; loading the modules again for
          // each file would take longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: tests,
          exclude: httpTests,
          setupFiles: ['server/testing/fixed-seed.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // For `npm run check:external`, which installs what these tests need.
          name: 'external',
          include: ['deploy/**/*.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          setupFiles: ['server/testing/online.ts'],
          isolate: false,
        },
      },
    ],
  },
});

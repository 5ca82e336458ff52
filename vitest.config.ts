import { defineConfig } from 'vitest/config';

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
          name: 'server',
          include: ['{bench,contract,server,scripts}/**/*.test.{ts,mjs}'],
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['server/testing/fixed-seed.ts'],
          // Every server test brings a database and a server of its own; loading the modules anew
          // for each file would take longer than the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] },
      },
    ],
  },
});

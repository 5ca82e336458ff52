import { defineConfig } from '@playwright/test';

/**
 * Headless Chromium without network requests of its own, and without a GPU process: imitating a GPU takes a
 * sixth of the processor time of a test. As root it cannot use the sandbox.
 */
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
];
// `npm test` sets both; see scripts/browser.mjs.
const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './server/testing/global-setup.ts',
  fullyParallel: true,
  // One more than the usual two cores: while one browser waits for the server, another one works.
  workers: 3,
  // Playwright would transpile the built renderer again in each worker, which takes seconds; it runs as it is.
  build: { external: ['**/dist/render/**'] },
  forbidOnly: Boolean(process.env['CI']),
  // Both are only for tests that hang: none should fail because the machine is busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // The browser and its driver have races of their own, such as a clock that is not installed in one of a
  // thousand pages. `npm test` names each test that passed only on its second try, with what failed first.
  retries: 1,
  reporter: 'list',
  use: {
    // A phone, like most visitors'. Tests that need another size say so.
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
});

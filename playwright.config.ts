import { defineConfig } from '@playwright/test';

/** Headless Chromium without its own errands to the network; as root it cannot have a sandbox. */
const args = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
];
// Both are what `npm test` has found; see scripts/browser.mjs.
const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './server/testing/global-setup.ts',
  fullyParallel: true,
  // One more than the usual two cores: while a browser waits for the server, another one works.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // Both end what hangs. Nothing is to fail because the machine is busy.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    // A phone, where this product lives. A journey that needs another size says so.
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
    launchOptions: { args, ...(executablePath && { executablePath }) },
  },
});

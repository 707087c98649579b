import { defineConfig } from '@playwright/test';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export default defineConfig({
  testDir: 'tests',
  outputDir: 'tests/results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails now and then has found something: here it is not tried again. A machine that nobody can look at may try
  // once more; what passed then is listed as flaky, with what each visitor saw, and wants to be looked into.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  globalTimeout: 20 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: CHROMIUM, args: FLAGS },
  },
  projects: [
    // The page with the server's part played by the test.
    { name: 'pages', testMatch: '*.spec.js', testIgnore: 'journeys/**' },
    // The page with the server itself behind it.
    { name: 'journeys', testMatch: 'journeys/*.spec.js' },
    { name: 'postgres', testMatch: 'journeys/{friends,adjournment}.spec.js', use: { database: 'postgres' } },
  ],
});

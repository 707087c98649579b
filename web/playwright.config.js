import { defineConfig } from '@playwright/test';

const HERE = `http://127.0.0.1:${process.env.PORT ?? 18065}`;

export default defineConfig({
  testDir: 'tests',
  workers: 1,
  timeout: 20_000,
  reporter: [['list']],
  outputDir: 'tests/results',
  webServer: { command: 'node tests/serve.js', url: `${HERE}/game?kind=international`, reuseExistingServer: true },
  use: {
    baseURL: HERE,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});

import { defineConfig } from '@playwright/test';

const { APP_URL = 'http://localhost:3000', CHROMIUM } = process.env;

export default defineConfig({
  testMatch: '*.spec.ts',
  fullyParallel: true,
  use: {
    baseURL: APP_URL,
    // A browser of this machine, instead of one that Playwright has installed.
    ...(CHROMIUM && { launchOptions: { executablePath: CHROMIUM } }),
  },
});

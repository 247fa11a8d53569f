import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from './browser.ts'

const { executablePath, env } = await findBrowser()

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'results',
  workers: 2,
  fullyParallel: false,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // More tries for the browser's sake; the summary of npm test names how many needed them.
  retries: 2,
  reporter: [['list'], ['json', { outputFile: 'results/results.json' }]],
  use: {
    locale: 'en-US',
    timezoneId: 'Asia/Dhaka',
    screenshot: 'only-on-failure',
    // Recording every first try would cost as much as the journeys themselves.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      env,
      args: browserArguments,
    },
  },
  projects: [
    { name: 'wide', use: { viewport: { width: 1440, height: 900 } } },
    // A phone has no keyboard to do everything with; what failures are told by, and when, does not depend on it.
    {
      name: 'phone',
      testIgnore: ['**/*eyboard.test.ts', '**/failed*.test.ts', '**/timed.test.ts'],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})

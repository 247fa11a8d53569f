import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { storeInMemory } from '../server/src/test/inMemory.ts'
import { browserArguments, findBrowser } from './browser.ts'

storeInMemory()
const { executablePath, env } = await findBrowser()

export default defineConfig({
  testDir: 'journeys',
  globalSetup: path.join(import.meta.dirname, 'buildServer.mjs'),
  outputDir: 'results',
  // With two workers, two cores would be idle for a third of the time, because a journey and the server wait for each other.
  workers: 3,
  // Journeys are distributed to workers one by one instead of by file, so that no worker is idle while another finishes a long file.
  fullyParallel: true,
  timeout: 300_000,
  // What takes a second can take half a minute when other work uses the processors.
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'results/results.json' }]],
  use: {
    // An action on a missing button fails at its own line, instead of when the whole journey times out.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'Asia/Dhaka',
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    serviceWorkers: 'block',
    // Animations would be rendered sixty times a second, although nobody watches.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      env,
      args: browserArguments,
    },
  },
  projects: [
    { name: 'wide', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
})

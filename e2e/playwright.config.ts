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
  // Two would leave two cores idle for a third of the time: a journey waits for the server, and the server for it.
  workers: 3,
  // Journeys, not files, are handed out: none of them waits at the end for the last file of another worker.
  fullyParallel: true,
  timeout: 300_000,
  // What takes a second takes half a minute where other work has the processors.
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'results/results.json' }]],
  use: {
    // A button that is not there fails its journey by its line, rather than after all the time there is.
    actionTimeout: 60_000,
    locale: 'en-US',
    timezoneId: 'Asia/Dhaka',
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    serviceWorkers: 'block',
    // What moves is drawn anew sixty times a second, and nobody looks.
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

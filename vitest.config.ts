import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const serverTests = ['server/src/**/*.test.ts', 'scripts/**/*.test.ts']
// Ids are made by the clock and never go back: after a file that sets it forward, those of its worker would lie ahead.
const clockTests = globSync(serverTests).filter((file) =>
  /useFakeTimers|setSystemTime/.test(readFileSync(file, 'utf8')),
)

const patience = { testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    silent: 'passed-only',
    // Much of the time is spent waiting for processes and PostgreSQL, so two cores carry two files at once.
    maxWorkers: 2,
    projects: [
      { test: { ...patience, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...patience, name: 'web', include: ['web/{app,worker}/**/*.test.ts'] } },
      {
        test: {
          ...patience,
          name: 'server',
          include: serverTests,
          exclude: clockTests,
          globalSetup: ['server/src/test/globalSetup.ts'],
          // With a process for each file, each would read the whole server anew: a third of the processors' time.
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          name: 'clock',
          include: clockTests,
          globalSetup: ['server/src/test/globalSetup.ts'],
        },
      },
    ],
  },
})

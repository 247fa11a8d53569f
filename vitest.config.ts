import { defineConfig } from 'vitest/config'

// With a process for each file, each would read the whole server anew: a third of the processors' time.
const shared = { isolate: false, testTimeout: 30_000 }

export default defineConfig({
  test: {
    silent: 'passed-only',
    // Much of the time is spent waiting for processes and PostgreSQL, so two cores carry two files at once.
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...shared, name: 'web', include: ['web/{app,worker}/**/*.test.ts'] } },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['server/src/test/globalSetup.ts'],
          hookTimeout: 60_000,
        },
      },
    ],
  },
})

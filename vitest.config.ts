import { defineConfig } from 'vitest/config'

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
          include: ['server/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['server/src/test/globalSetup.ts'],
          // With a process for each file, each would read the whole server anew: a third of the processors' time.
          isolate: false,
        },
      },
    ],
  },
})

import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const serverTests = globSync(['server/src/**/*.test.ts', 'scripts/**/*.test.ts'])
const which = (files: readonly string[], mark: RegExp) =>
  files.filter((file) => mark.test(readFileSync(file, 'utf8')))

const databaseTests = which(serverTests, /from '[./a-z]*\/(app|database|process)\.ts'|startEmbedded|inject\(/)
// What a worker remembers by the clock, such as a limit, would lie ahead after a file that sets it forward.
const clockTests = which(databaseTests, /useFakeTimers|setSystemTime/)
const without = (files: readonly string[], others: readonly string[]) =>
  files.filter((file) => !others.includes(file))

const patience = { testTimeout: 30_000, hookTimeout: 60_000 }
const onDatabase = { ...patience, globalSetup: ['server/src/test/globalSetup.ts'] }

export default defineConfig({
  test: {
    silent: 'passed-only',
    // Some of the time is spent waiting for processes and PostgreSQL, so two cores carry three files at once.
    maxWorkers: 3,
    projects: [
      { test: { ...patience, name: 'tree', include: ['architecture.test.ts', 'e2e/faults/*.test.ts'] } },
      { test: { ...patience, name: 'contract', include: ['contract/src/**/*.test.ts'] } },
      { test: { ...patience, name: 'web', include: ['web/{app,worker}/**/*.test.ts'] } },
      // What needs no database: part of npm run check.
      { test: { ...patience, name: 'unit', include: without(serverTests, databaseTests), isolate: false } },
      {
        test: {
          ...onDatabase,
          name: 'server',
          include: without(databaseTests, clockTests),
          // With a process for each file, each would read the whole server anew: a third of the processors' time.
          isolate: false,
        },
      },
      { test: { ...onDatabase, name: 'clock', include: clockTests } },
    ],
  },
})

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { storeInMemory } from './server/src/test/inMemory.ts'

storeInMemory()

const serverTests = globSync(['{server/src,scripts,bench,chaos,clients}/**/*.test.ts'])
const which = (files: readonly string[], mark: RegExp) =>
  files.filter((file) => mark.test(readFileSync(file, 'utf8')))

const databaseTests = which(
  serverTests,
  /from '[./a-z]*\/(app|\w+App|database|process)\.ts'|startEmbedded|inject\(/,
)

const processTests = new Set(
  which(databaseTests, /from '[./a-z]*\/process\.ts'/).map((file) => path.resolve(file)),
)

/**
 * Tests that start processes mostly wait, and their files are small, so Vitest would run them last. Run first in their project, they
 * leave the processors to the other tests, and to the checks that run in parallel.
 */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...projects.values()].flatMap((ofProject) => {
      const { processes = [], others = [] } = Object.groupBy(ofProject, ({ moduleId }) =>
        processTests.has(moduleId) ? 'processes' : 'others',
      )
      return [...processes, ...others]
    })
  }
}

const webTests = globSync('web/{app,worker}/**/*.test.ts')
// Replaced modules and globals would leak into the test files that run afterwards in the same worker.
const replacingTests = which(webTests, /vi\.(mock|stub\w+|resetModules)\(/)
const without = (files: readonly string[], others: readonly string[]) =>
  files.filter((file) => !others.includes(file))

// Next to the browser tests, or on a loaded machine, what takes five seconds may take many times as long.
const patience = { testTimeout: 600_000, hookTimeout: 600_000 }

export default defineConfig({
  test: {
    silent: 'passed-only',
    // Some of the time is spent waiting for processes and PostgreSQL, so two cores can run three files at once.
    maxWorkers: 3,
    sequence: { sequencer: ProcessesFirst },
    projects: [
      { test: { ...patience, name: 'tree', include: ['*.test.ts'] } },
      { test: { ...patience, name: 'contract', include: ['contract/src/**/*.test.ts'], isolate: false } },
      { test: { ...patience, name: 'web', include: without(webTests, replacingTests), isolate: false } },
      { test: { ...patience, name: 'webReplacing', include: replacingTests } },
      // Tests that need no database, which are part of npm run check.
      { test: { ...patience, name: 'unit', include: without(serverTests, databaseTests), isolate: false } },
      {
        test: {
          ...patience,
          globalSetup: ['server/src/test/globalSetup.ts'],
          name: 'server',
          include: databaseTests,
          // With isolation, every file would load the whole server again, which takes a third of the processor time.
          isolate: false,
        },
      },
      'web/vitest.config.ts',
    ],
  },
})

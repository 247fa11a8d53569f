import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { storeInMemory } from './server/src/test/inMemory.ts'

storeInMemory()

const serverTests = globSync(['{server/src,scripts,bench,chaos}/**/*.test.ts'])
const which = (files: readonly string[], mark: RegExp) =>
  files.filter((file) => mark.test(readFileSync(file, 'utf8')))

const databaseTests = which(serverTests, /from '[./a-z]*\/(app|database|process)\.ts'|startEmbedded|inject\(/)

const processTests = new Set(
  which(databaseTests, /from '[./a-z]*\/process\.ts'/).map((file) => path.resolve(file)),
)

/**
 * What starts processes waits for most of its time, and the files are small, which come last unless told. Among the first of their
 * project they leave the processors to the others, and to the checks that run beside them.
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
// What is replaced in a module or in the world would stay so for the files that follow.
const replacingTests = which(webTests, /vi\.(mock|stub\w+|resetModules)\(/)
const without = (files: readonly string[], others: readonly string[]) =>
  files.filter((file) => !others.includes(file))

// Beside the journeys, and on a machine that has other work, what takes five seconds may take many times as long.
const patience = { testTimeout: 180_000, hookTimeout: 180_000 }

export default defineConfig({
  test: {
    silent: 'passed-only',
    // Some of the time is spent waiting for processes and PostgreSQL, so two cores carry three files at once.
    maxWorkers: 3,
    sequence: { sequencer: ProcessesFirst },
    projects: [
      { test: { ...patience, name: 'tree', include: ['architecture.test.ts', 'e2e/faults/*.test.ts'] } },
      { test: { ...patience, name: 'contract', include: ['contract/src/**/*.test.ts'], isolate: false } },
      { test: { ...patience, name: 'web', include: without(webTests, replacingTests), isolate: false } },
      { test: { ...patience, name: 'webReplacing', include: replacingTests } },
      // What needs no database: part of npm run check.
      { test: { ...patience, name: 'unit', include: without(serverTests, databaseTests), isolate: false } },
      {
        test: {
          ...patience,
          globalSetup: ['server/src/test/globalSetup.ts'],
          name: 'server',
          include: databaseTests,
          // With a process for each file, each would read the whole server anew: a third of the processors' time.
          isolate: false,
        },
      },
    ],
  },
})

import { groups } from './groups.mjs'

const results = 'mutants/results'

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'mutants/vitest.config.mjs' },
  mutate: Object.values(groups).flat(),
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { reportTests: false, reportScoreTable: false, skipFull: true },
  htmlReporter: { fileName: `${results}/mutants.html` },
  // Only what has changed since is tried again.
  incremental: true,
  incrementalFile: `${results}/incremental.json`,
  tempDirName: 'mutants/sandbox',
  // Stryker would rewrite the settings of TypeScript in the root with a part of TypeScript that version 7 lacks.
  ignorePatterns: ['/tsconfig.json', 'web', 'e2e', 'bench', 'docs', 'data', 'pictures', results],
  concurrency: 2,
  warnings: { slow: false },
  // On a busy machine a mutant that took too long would count as noticed.
  timeoutMS: 120_000,
}

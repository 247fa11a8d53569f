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
  // Only mutants affected by changes since the last run are tested again.
  incremental: true,
  incrementalFile: `${results}/incremental.json`,
  tempDirName: 'mutants/sandbox',
  // Stryker would rewrite the root tsconfig with a TypeScript API that version 7 does not have.
  ignorePatterns: ['/tsconfig.json', 'web', 'e2e', 'bench', 'docs', 'data', 'pictures', results],
  concurrency: 2,
  warnings: { slow: false },
  // A generous timeout: a timeout counts as noticed, and a busy machine must not cause one.
  timeoutMS: 120_000,
}

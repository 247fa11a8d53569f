import { defineConfig } from 'vitest/config'
import base from '../vitest.config.ts'

/** Those that need neither PostgreSQL nor a running server. */
const quick = ['contract', 'unit']

const overrides = {
  // What measures the processor's time would fail for other reasons.
  exclude: ['contract/src/{bounds,work}.test.ts'],
  setupFiles: ['mutants/seed.mjs'],
  // Each mutant needs the modules anew.
  isolate: true,
  // On a busy machine a test that took too long would count as one that has noticed.
  testTimeout: 120_000,
}

export default defineConfig({
  test: {
    projects: base.test.projects
      .filter(({ test }) => quick.includes(test.name))
      .map(({ test }) => ({ test: { ...test, ...overrides } })),
  },
})

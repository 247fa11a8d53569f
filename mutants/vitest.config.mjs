import { defineConfig } from 'vitest/config'
import base from '../vitest.config.ts'

/** The test projects that need neither PostgreSQL nor a running server. */
const quick = ['contract', 'unit']

const overrides = {
  // Tests that measure processor time would fail for other reasons.
  exclude: ['contract/src/{bounds,work}.test.ts'],
  setupFiles: ['mutants/seed.mjs'],
  // Each mutant needs freshly loaded modules.
  isolate: true,
  // A generous timeout: on a busy machine a slow test would count as one that noticed the mutant.
  testTimeout: 120_000,
}

export default defineConfig({
  test: {
    projects: base.test.projects
      .filter(({ test }) => quick.includes(test?.name))
      .map(({ test }) => ({ test: { ...test, ...overrides } })),
  },
})

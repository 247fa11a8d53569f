// npm run check: feedback within a minute while working. Tests that need a database or a browser are left to npm test.
import { ensureInstalled } from './setup.mjs'
import { conclude, runTogether, staticChecks } from './steps.mjs'

const begun = Date.now()
await ensureInstalled({ withTests: true })
const projects = ['tree', 'contract', 'web*', 'unit'].map((name) => `--project=${name}`)
const results = await runTogether({
  ...staticChecks,
  'Rules and unit tests': ['vitest', 'run', ...projects],
})
const code = conclude(results)
console.log(`after ${((Date.now() - begun) / 1000).toFixed(0)} s`)
process.exit(code)

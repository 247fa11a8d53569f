// Every check of the project: npm test. Any Node from 20.19 on can begin it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { readPlaywright, readReport, readVitest } from './reports.mjs'
import { ensureInstalled, root } from './setup.mjs'
import { conclude, runTests, runTogether, staticChecks, tool } from './steps.mjs'

const vitestFolder = mkdtempSync(path.join(tmpdir(), 'bichar-results-'))
const vitestReport = path.join(vitestFolder, 'vitest.json')
const playwrightReport = path.join(root, 'e2e/results/results.json')

await ensureInstalled({ withTests: true })
rmSync(playwrightReport, { force: true })

console.log('Format and lint, types, dead code, and the build of the web app')
const results = await runTogether({
  ...staticChecks,
  'Build of the web app': ['npm', 'run', '--silent', 'build', '-w', 'web'],
})
results.push(
  await runTests(
    'Rules and HTTP tests',
    () => tool('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`),
    () => readReport(vitestReport, readVitest, root),
  ),
)
results.push(
  await runTests(
    'Journeys in a browser',
    async () => {
      await ensureBrowser()
      return tool('playwright', 'test', '-c', 'e2e')
    },
    () => readReport(playwrightReport, readPlaywright, root),
  ),
)
rmSync(vitestFolder, { recursive: true, force: true })
process.exit(conclude(results))

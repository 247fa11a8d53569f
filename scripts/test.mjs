// Every check of the project: npm test. Any Node from 20.19 on can begin it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { readPlaywright, readReport, readVitest } from './reports.mjs'
import { ensureInstalled, root } from './setup.mjs'
import { aside, conclude, runTests, runTogether, staticChecks, tool } from './steps.mjs'

const vitestFolder = mkdtempSync(path.join(tmpdir(), 'bichar-results-'))
const vitestReport = path.join(vitestFolder, 'vitest.json')
const playwrightReport = path.join(root, 'e2e/results/results.json')

await ensureInstalled({ withTests: true })
rmSync(playwrightReport, { force: true })

/** For the journeys alone, which need the web app; whatever else there is to check needs none of it. */
async function buildAndTravel() {
  const build = { 'Build of the web app': ['npm', 'run', '--silent', 'build', '-w', 'web'] }
  const [built] = await runTogether(build)
  if (built.failures.length > 0) return [built]
  const travelled = await runTests(
    'Journeys in a browser',
    async () => {
      await ensureBrowser()
      return tool('playwright', 'test', '-c', 'e2e')
    },
    () => readReport(playwrightReport, readPlaywright, root),
  )
  return [built, travelled]
}

// All at once: each of them waits now and then, for a process, PostgreSQL or a browser, and the others work meanwhile.
const results = await Promise.all([
  runTogether(staticChecks, aside),
  runTests(
    'Rules and HTTP tests',
    () => tool('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`),
    () => readReport(vitestReport, readVitest, root),
  ),
  buildAndTravel(),
])
rmSync(vitestFolder, { recursive: true, force: true })
process.exit(conclude(results.flat()))

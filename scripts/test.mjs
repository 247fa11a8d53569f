// Every check of the project: npm test. Any Node from 20.19 on can start it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { readPlaywright, readReport, readVitest } from './reports.mjs'
import { ensureInstalled, root } from './setup.mjs'
import { beginAside, conclude, runTests, staticChecks, tool } from './steps.mjs'

const vitestFolder = mkdtempSync(path.join(tmpdir(), 'bichar-results-'))
const vitestReport = path.join(vitestFolder, 'vitest.json')
const componentReport = path.join(vitestFolder, 'components.json')
const playwrightReport = path.join(root, 'e2e/results/results.json')

await ensureInstalled({ withTests: true })
await ensureBrowser()
rmSync(playwrightReport, { force: true })

const vitest = (report, project) =>
  tool(
    'vitest',
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  )

// Alone: in one run with the others, the browser waits for minutes until they have ended, and then may never begin.
const components = await runTests(
  'Components in a browser',
  () => vitest(componentReport, 'components'),
  () => readReport(componentReport, readVitest, root),
)

console.log(
  'Beside the rules and HTTP tests: format and lint, types, dead code, and the build of the web app',
)
const untilChecked = beginAside({
  ...staticChecks,
  // Only the journeys need it.
  'Build of the web app': ['npm', 'run', '--silent', 'build', '-w', 'web'],
})
const tested = await runTests(
  'Rules and HTTP tests',
  () => vitest(vitestReport, '!components'),
  () => readReport(vitestReport, readVitest, root),
)
const results = [components, ...(await untilChecked()), tested]
results.push(
  await runTests(
    'Journeys in a browser',
    () => tool('playwright', 'test', '-c', 'e2e'),
    () => readReport(playwrightReport, readPlaywright, root),
  ),
)
rmSync(vitestFolder, { recursive: true, force: true })
process.exit(conclude(results))

// Every check of the project, one after the other: npm test. Any Node from 20.19 on can begin it.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureInstalled, root, run, withPinnedNode } from './setup.mjs'

const results = mkdtempSync(path.join(tmpdir(), 'bichar-results-'))
const vitestResults = path.join(results, 'vitest.json')
const playwrightResults = path.join(root, 'e2e/results/results.json')

const tool = (command, ...args) => run(command, args, { env: withPinnedNode() })
const npm = (...args) => tool('npm', ...args)

/** How many tests a runner's JSON report counts; a report that is missing is one failure. */
function counted(file, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  return read(JSON.parse(readFileSync(file, 'utf8')))
}

const steps = [
  ['Format and lint', () => npm('run', '--silent', 'lint')],
  ['Types', () => npm('run', '--silent', 'types')],
  ['Dead code', () => npm('run', '--silent', 'deadcode')],
  [
    'Rules and HTTP tests',
    () =>
      tool('vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`),
    () =>
      counted(vitestResults, ({ numPassedTests, numFailedTests, numFailedTestSuites, success }) => ({
        passed: numPassedTests,
        failed: numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites)),
      })),
  ],
  ['Build of the web app', () => npm('run', '--silent', 'build', '-w', 'web')],
  [
    'Journeys in a browser',
    async () => {
      await ensureBrowser()
      return tool('playwright', 'test', '-c', 'e2e')
    },
    () =>
      counted(playwrightResults, ({ stats, errors }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected + errors.length,
        unsteady: stats.flaky,
      })),
  ],
]

/** Debian's Chromium where there is none among the packages for this machine (e2e/browser.ts) and we may install it. */
async function ensureBrowser() {
  const isPacked = process.platform === 'linux' && process.arch === 'x64'
  const found = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].some(
    (file) => file && existsSync(file),
  )
  if (isPacked || found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing Chromium for the journeys ...')
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0']
  if ((await run('apt-get', ['update', ...quiet])) === 0) {
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...quiet, 'chromium'])
  }
}

await ensureInstalled({ withTests: true })
rmSync(playwrightResults, { force: true })
const total = { passed: 0, failed: 0 }
const summary = []
for (const [index, [name, work, count]] of steps.entries()) {
  console.log(`\n[${index + 1}/${steps.length}] ${name}`)
  const begun = Date.now()
  const code = await work()
  const {
    passed,
    failed,
    unsteady = 0,
  } = count ? count() : { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  total.passed += passed
  // A runner that failed although no test did has not run them all.
  total.failed += failed === 0 && code !== 0 ? 1 : failed
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  const tries = unsteady > 0 ? `, ${unsteady} only when tried again` : ''
  summary.push(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${passed} passed${tries}, ${failed} failed, ${seconds} s)`,
  )
}
rmSync(results, { recursive: true, force: true })
console.log(`\n${summary.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

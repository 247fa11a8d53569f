// Reads the JSON reports of the test runners: how many tests passed and failed, and at which line the failed ones broke.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A missing report is a failure of its own: the runner ended before it could write it. */
export function readReport(file, read, root) {
  if (existsSync(file)) return read(JSON.parse(readFileSync(file, 'utf8')), root)
  return { passed: 0, failures: [{ at: path.basename(file), title: 'the report', error: 'was not written' }] }
}

export function readVitest({ numPassedTests, testResults }, root) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // The file could not be loaded, or an error occurred outside of its tests.
    if (failed.length === 0 && status === 'failed') {
      return [{ at: placeIn(message, name, root), title: 'the whole file', error: gist(message) }]
    }
    return failed.map(({ fullName, failureMessages: [text = ''] }) => ({
      at: placeIn(text, name, root),
      title: fullName,
      error: gist(text),
    }))
  })
  return { passed: numPassedTests, failures }
}

export function readPlaywright({ suites, errors, stats }, root) {
  const failures = specsBelow(suites).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.flatMap((result) => result.errors)[0]
        const place = error?.location ?? { file: path.join(root, 'e2e/journeys', file), line }
        return {
          at: `${path.relative(root, place.file)}:${place.line}`,
          title: `[${projectName}] ${title}`,
          error: gist(error?.message ?? ''),
        }
      }),
  )
  const broken = errors.map(({ message = '', location }) => ({
    at: location ? `${path.relative(root, location.file)}:${location.line}` : 'e2e',
    title: 'outside of the journeys',
    error: gist(message),
  }))
  return { passed: stats.expected, failures: [...failures, ...broken] }
}

/** The complaint of a tool without a report: the first line that names a place, else the first line. */
export function readOutput(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return lines.find((line) => /[\w-]\.\w+[:(]\d+/.test(line)) ?? lines[0] ?? 'No output.'
}

/** The most lines of a runner's last words to repeat: CI shows little more than the summary. */
const mostLines = 16

/** The last that a runner said, without the code that it quotes and without the frames of Node and of the packages. */
export function readLastLines(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /\w/.test(line) && !/^\d*\|| node:internal|node_modules/.test(line))
  return lines.slice(-mostLines).join('\n') || 'No output.'
}

const specsBelow = (suites = []) =>
  suites.flatMap(({ suites: inner, specs }) => [...(specs ?? []), ...specsBelow(inner)])

/** The line of the test's own file in the stack trace, else the file. */
function placeIn(stack, file, root) {
  const name = path.relative(root, file)
  const line = stack.split(`${file}:`)[1]?.match(/^\d+/)?.[0]
  return line ? `${name}:${line}` : name
}

/** The most lines of a comparison to repeat. */
const mostDifferences = 8

/**
 * The first line of an error, and what explains it: of an assertion about a page the locator and what was found instead, of a comparison
 * the lines that differ.
 */
function gist(text) {
  const lines = stripVTControlCharacters(text).split('\n')
  const [first = '', ...others] = lines.filter((line) => line.trim())
  const locator = others.find((line) => line.startsWith('Locator: '))
  const found = others.find((line) => /^(Received|Error)\b.*: /.test(line))
  const differences = others
    .filter((line) => /^[-+] (?!Expected|Received)/.test(line))
    .slice(0, mostDifferences)
    .map((line) => line.replace(/\s+/g, ' '))
  const details = locator ? [locator, found] : [found, ...differences]
  const told = details.filter((line) => line !== undefined)
  return told.length > 0 ? `${first} (${told.join('; ')})` : first
}

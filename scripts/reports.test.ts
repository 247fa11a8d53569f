import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readLastLines, readOutput, readPlaywright, readReport, readVitest } from './reports.mjs'

const root = path.resolve(import.meta.dirname, '..')
const file = path.join(root, 'server/src/posts/edit.test.ts')

describe('the report of vitest', () => {
  test('names the line of the test that broke, not of the helper in which it did', () => {
    const stack = [
      'AssertionError: expected 403 to be 200',
      `    at check (${root}/server/src/test/app.ts:7:3)`,
      `    at ${file}:42:9`,
    ].join('\n')
    const assertionResults = [
      { status: 'passed', fullName: 'edit is saved', failureMessages: [] },
      { status: 'failed', fullName: 'edit is refused', failureMessages: [stack] },
    ]
    const report = { numPassedTests: 1, testResults: [{ name: file, status: 'failed', assertionResults }] }
    expect(readVitest(report, root)).toEqual({
      passed: 1,
      failures: [
        {
          at: 'server/src/posts/edit.test.ts:42',
          title: 'edit is refused',
          error: 'AssertionError: expected 403 to be 200',
        },
      ],
    })
  })

  test('counts a file that could not be loaded', () => {
    const broken = { name: file, status: 'failed', message: 'SyntaxError: no', assertionResults: [] }
    expect(readVitest({ numPassedTests: 0, testResults: [broken] }, root).failures).toEqual([
      { at: 'server/src/posts/edit.test.ts', title: 'the whole file', error: 'SyntaxError: no' },
    ])
  })
})

describe('the report of Playwright', () => {
  const location = { file: path.join(root, 'e2e/journeys/users.test.ts'), line: 30, column: 3 }
  const message =
    "\u001b[31mError: expect(locator).toBeVisible() failed\u001b[39m\n\nLocator: getByText('Page 8')\nExpected: visible"
  const spec = (status: string, errors: object[]) => ({
    title: 'the people',
    file: 'users.test.ts',
    line: 6,
    tests: [{ projectName: 'phone', status, results: [{ errors }] }],
  })

  test('names the line that failed, the screen, and what was looked for', () => {
    const suites = [{ suites: [{ specs: [spec('unexpected', [{ message, location }])] }], specs: [] }]
    expect(readPlaywright({ suites, errors: [], stats: { expected: 3 } }, root)).toEqual({
      passed: 3,
      failures: [
        {
          at: 'e2e/journeys/users.test.ts:30',
          title: '[phone] the people',
          error: "Error: expect(locator).toBeVisible() failed (Locator: getByText('Page 8'))",
        },
      ],
    })
  })

  test.each([
    ['Received string:  "Page 7"', 'Received string:  "Page 7"'],
    ['Timeout: 60000ms\nError: element(s) not found', 'Error: element(s) not found'],
    ['Error: strict mode violation: two of them\n    1) one', 'Error: strict mode violation: two of them'],
  ])('says what was on the page in its place: %j', (rest, told) => {
    const errors = [{ message: `${message}\n${rest}`, location }]
    const report = { suites: [{ specs: [spec('unexpected', errors)] }], errors: [], stats: { expected: 0 } }
    expect(readPlaywright(report, root).failures[0]?.error).toBe(
      `Error: expect(locator).toBeVisible() failed (Locator: getByText('Page 8'); ${told})`,
    )
  })

  test('says where two values differ', () => {
    const comparison = [
      'Error: expect(received).toEqual(expected) // deep equality',
      '',
      '- Expected  - 1',
      '+ Received  + 1',
      '',
      '  Object {',
      '-   "caches": Array [],',
      '+   "caches": "some",',
      '  }',
    ]
    const errors = [{ message: comparison.join('\n'), location }]
    const report = { suites: [{ specs: [spec('unexpected', errors)] }], errors: [], stats: { expected: 0 } }
    expect(readPlaywright(report, root).failures[0]?.error).toBe(
      'Error: expect(received).toEqual(expected) // deep equality (- "caches": Array [],; + "caches": "some",)',
    )
  })

  test('counts what broke outside of the journeys', () => {
    const errors = [{ message: 'Error: no tests found' }]
    expect(readPlaywright({ suites: [], errors, stats: { expected: 0 } }, root).failures).toHaveLength(1)
  })
})

test('a report that was never written is a failure', () => {
  expect(readReport('/nowhere/vitest.json', readVitest, root)).toMatchObject({
    passed: 0,
    failures: [{ at: 'vitest.json' }],
  })
})

test('of what another tool says, the first line that names a place is told', () => {
  expect(readOutput('Checking ...\nweb/app/root.tsx(12,5): error TS2322: no\nFound 1 error')).toBe(
    'web/app/root.tsx(12,5): error TS2322: no',
  )
  expect(readOutput('Unused files (1)\n')).toBe('Unused files (1)')
  expect(readOutput('')).toBe('No output.')
})

test('of a runner that no test made fail, its last words are told, without the code that it quotes', () => {
  const said = [
    '\u001b[31mHigh load\u001b[39m',
    '⎯⎯⎯⎯⎯⎯ Uncaught Exception ⎯⎯⎯⎯⎯⎯',
    'Error: Connection terminated unexpectedly',
    ' ❯ Client.end server/src/db/listener.ts:3:28',
    '    2| a',
    '    3|   throw error',
    '     |         ^',
    ' ❯ Socket.emit node_modules/pg/lib/client.js:133:9',
    ' ❯ listOnTimeout node:internal/timers:685:17',
    '',
    'This error originated in "server/src/db/listener.test.ts" test file.',
    '⎯⎯⎯⎯⎯⎯',
  ]
  expect(readLastLines(said.join('\n')).split('\n')).toEqual([
    'High load',
    '⎯⎯⎯⎯⎯⎯ Uncaught Exception ⎯⎯⎯⎯⎯⎯',
    'Error: Connection terminated unexpectedly',
    '❯ Client.end server/src/db/listener.ts:3:28',
    'This error originated in "server/src/db/listener.test.ts" test file.',
  ])
  const many = Array.from({ length: 40 }, (_, n) => `line ${n}`)
  expect(readLastLines(many.join('\n')).split('\n')).toEqual(many.slice(24))
  expect(readLastLines('\n')).toBe('No output.')
})

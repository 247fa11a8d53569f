import path from 'node:path'
import { expect, test } from 'vitest'
import { printCoverage, readTests, statements } from './spec.ts'

const { tests, misplaced } = readTests()
const shown = new Set(tests.flatMap(({ shows }) => shows))

test('each statement of the specification has a number of its section, and none has that of another', () => {
  const numbers = statements.map(({ number }) => number)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
  const elsewhere = statements.filter(({ number, section }) => number.split('.')[0] !== section)
  expect(elsewhere).toEqual([])
})

test('what names statements stands above a test', () => {
  expect(misplaced).toEqual([])
})

test('no test names a statement that is not there, or that no test shows', () => {
  const known = new Set(statements.flatMap(({ number, needsTest }) => (needsTest ? number : [])))
  const wrong = tests.flatMap(({ file, title, shows }) =>
    shows.filter((number) => !known.has(number)).map((number) => `${file} ${title}: ${number}`),
  )
  expect(wrong).toEqual([])
})

test('each statement has a test that shows it, or the reason why none does', () => {
  const unshown = statements.filter(({ number, needsTest }) => needsTest && !shown.has(number))
  expect(unshown.map(({ number }) => number)).toEqual([])
})

test('docs/spec-coverage.md is what npm run spec prints', async () => {
  const file = path.join(import.meta.dirname, 'docs/spec-coverage.md')
  await expect(printCoverage(tests)).toMatchFileSnapshot(file)
})

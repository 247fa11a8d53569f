import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'
import { type Fault, isJourneyFault, type JourneyFault } from './fault.ts'
import { faults } from './faults.ts'
import { planted, sayings } from './plant.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The cells of the tables of statements; the last cell of a row says which faults break it. */
function brokenRows(): string[][] {
  const rows: string[][] = []
  let isTable = false
  for (const line of read('docs/spec-coverage.md').split('\n')) {
    if (!line.startsWith('|')) isTable = false
    else if (line.startsWith('| Statement |')) isTable = true
    else if (isTable && !line.startsWith('|--')) rows.push(line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  }
  return rows
}

const named = brokenRows().flatMap(([, , , , broken = '']) =>
  [...broken.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
)

test('every row says by which fault it was broken, or why it cannot be', () => {
  const rows = brokenRows()
  expect(rows.filter((cells) => cells.length !== 6).map(([, statement]) => statement)).toEqual([])
  const silent = rows.filter(([, , , , broken = '']) => !/`[\w-]+`|^not: ./.test(broken))
  expect(silent.map(([, statement]) => statement)).toEqual([])
})

test('the rows name faults that there are', () => {
  const names = faults.map(({ name }) => name)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  expect(named.filter((name = '') => !names.includes(name))).toEqual([])
})

/** The texts of template literals in which faults were planted, such as a script that a page brings along. */
function plantedTexts(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return []
  if ('type' in node && node.type === 'TemplateElement') {
    const { raw } = (node as unknown as { value: { raw: string } }).value
    return raw.includes('env.FAULT') ? [raw] : []
  }
  return Object.values(node).flatMap(plantedTexts)
}

test.each([...new Set(faults.map(({ file }) => file))])(
  'what is broken in %s stands there once, and leaves it readable',
  (file) => {
    const inFile = faults.filter((fault) => fault.file === file)
    const lang = file.endsWith('x') ? 'tsx' : 'ts'
    const parse = () => {
      for (const script of plantedTexts(parseAst(planted(read(file), inFile), { lang }))) parseAst(script)
    }
    expect(parse).not.toThrow()
  },
)

test('there is a place to say which fault it is to have', () => {
  const unsaid = sayings.filter(({ file, plant }) => plant(read(file)) === read(file))
  expect(unsaid.map(({ file }) => file)).toEqual([])
})

test('the journeys and tests that are to notice them are there', () => {
  const isThere = (fault: Fault) =>
    existsSync(path.join(root, isJourneyFault(fault) ? `e2e/journeys/${fault.journey}.test.ts` : fault.test))
  expect(faults.filter((fault) => !isThere(fault)).map(({ name }) => name)).toEqual([])
})

test('a journey has the title that its faults name', () => {
  const hasTitle = ({ journey, title }: JourneyFault) =>
    read(`e2e/journeys/${journey}.test.ts`).includes(title)
  expect(faults.filter((fault) => isJourneyFault(fault) && !hasTitle(fault)).map(({ name }) => name)).toEqual(
    [],
  )
})

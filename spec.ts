import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseAst } from 'vitest/node'

// docs/spec-statements.md has the statements of the specification; in a comment above it, a test names those that it shows.

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8')

interface ShowingTest {
  file: string
  /** After the titles of the blocks that it is in. */
  title: string
  /** The numbers of the statements that it shows. */
  shows: string[]
}

/** The lines of the statements, by section; the heading of the section is the first. */
const sections = read('docs/spec-statements.md')
  .split(/^(?=## )/m)
  .slice(1)
  .map((text) => text.trimEnd().split('\n'))

const numberOf = (line: string): string | undefined => /^- (\d+\.\d+): /.exec(line)?.[1]

const statementsIn = (lines: readonly string[]) =>
  lines.flatMap((line, at) => {
    const number = numberOf(line)
    return number ? [{ number, needsTest: !lines[at + 1]?.startsWith('  Not shown: ') }] : []
  })

/** All statements, each with the number of its section, and whether a test has to show it. */
export const statements = sections.flatMap((lines) => {
  const section = /\d+/.exec(lines[0] ?? '')?.[0]
  return statementsIn(lines).map((statement) => ({ ...statement, section }))
})

type Node = ReturnType<typeof parseAst>['body'][number]

const callIn = (node: Node) =>
  node.type === 'ExpressionStatement' && node.expression.type === 'CallExpression'
    ? node.expression
    : undefined

/** The statements of a loop, or of the function at the end of a call, which can be tests themselves. */
function blockIn(node: Node) {
  const inner = node.type === 'ForOfStatement' ? node : callIn(node)?.arguments.at(-1)
  const hasBody = inner?.type === 'ArrowFunctionExpression' || inner?.type === 'ForOfStatement'
  return hasBody && inner.body.type === 'BlockStatement' ? inner.body : undefined
}

function titleOf(node: Node, code: string): string | undefined {
  const title = callIn(node)?.arguments[0]
  if (title?.type !== 'Literal' && title?.type !== 'TemplateLiteral') return undefined
  const isTest = /^(test|it|describe)\b/.test(code.slice(node.start, node.end))
  return isTest ? code.slice(title.start + 1, title.end - 1) : undefined
}

/** The tests, and the blocks of tests, of a file that have a comment which names statements. */
function showingTests(file: string, code: string): ShowingTest[] {
  const visit = (nodes: readonly Node[], start: number, blocks: readonly string[]): ShowingTest[] =>
    nodes.flatMap((node, at) => {
      const title = titleOf(node, code)
      const titles = title === undefined ? blocks : [...blocks, title]
      // Nothing but comments and white space stands between two nodes. A long list takes several lines.
      const comment = code.slice(nodes[at - 1]?.end ?? start, node.start).replace(/\s+(\/\/ )?/g, ' ')
      const [, list] = /\bShows spec (\d+\.\d+(?:, \d+\.\d+)*)\./.exec(comment) ?? []
      const shown =
        list && title !== undefined ? [{ file, title: titles.join(' > '), shows: list.split(', ') }] : []
      const block = blockIn(node)
      return [...shown, ...(block ? visit(block.body, block.start + 1, titles) : [])]
    })
  return visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body, 0, [])
}

const testFiles =
  '{contract/src,server/src,web/app,web/worker,e2e/journeys,scripts,bench,chaos}/**/*.test.{ts,tsx}'

/** The tests that show statements, and the files in which a comment that names some does not stand above a test. */
export function readTests(): { tests: ShowingTest[]; misplaced: string[] } {
  const files = globSync(testFiles, { cwd: import.meta.dirname })
    .sort()
    .map((file) => ({ file, code: read(file) }))
    .filter(({ code }) => code.includes('Shows spec'))
    .map(({ file, code }) => ({ file, code, tests: showingTests(file, code) }))
  const misplaced = files.filter(({ code, tests }) => code.split('Shows spec').length !== tests.length + 1)
  return { tests: files.flatMap(({ tests }) => tests), misplaced: misplaced.map(({ file }) => file) }
}

/** The text of docs/spec-coverage.md: each statement with the tests that show it. */
export function printCoverage(tests: readonly ShowingTest[]): string {
  const showing = (number: string) => tests.filter(({ shows }) => shows.includes(number))
  const row = (name: string, lines: readonly string[]) => {
    const all = statementsIn(lines)
    return `| ${name} | ${all.length} | ${all.filter(({ number }) => showing(number).length > 0).length} |`
  }
  const printed = ({ file, title }: ShowingTest) => `  - [${path.basename(file)}](../${file}): ${title}`
  return [
    '# The tests that show the statements of the specification',
    '',
    'Printed by `npm run spec` from [the statements](spec-statements.md) and from the tests, which name what they show.',
    '',
    '| Section | Statements | Shown by a test |',
    '|---|---|---|',
    ...sections.map((lines) => row(lines[0]?.replace('## ', '') ?? '', lines)),
    row('**All**', sections.flat()),
    '',
    ...sections.flatMap((lines) => [
      ...lines.flatMap((line) => [line, ...showing(numberOf(line) ?? '').map(printed)]),
      '',
    ]),
  ].join('\n')
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { serverFoundation, serverModules, serverPrograms, webModules } from './architecture.ts'

interface Source {
  /** The path relative to the folder that was read, with forward slashes. */
  file: string
  text: string
}

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  )

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

const sourcesIn = (folder: string): Source[] =>
  filesIn(folder)
    .filter((file) => isSource(file) && !file.includes('node_modules/') && !file.startsWith('.'))
    .map((file) => ({ file, text: readFileSync(path.join(import.meta.dirname, folder, file), 'utf8') }))

const contract = sourcesIn('contract/src').filter(({ file }) => !file.startsWith('test/'))
const server = sourcesIn('server/src')
const serverProduct = server.filter(({ file }) => !file.startsWith('test/'))
const web = sourcesIn('web/app')

/** The first folder of a path; empty for a file that is in none. */
const moduleOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '')

interface Import {
  from: string
  /** The path relative to the same folder, or the specifier of a package. */
  to: string
  isType: boolean
}

const importing =
  /(?:import|export)\s+(type\s+)?[^'";]*?from\s*'([^']+)'|import\(\s*'([^']+)'\s*\)|import\s+'([^']+)'/g

const importsOf = ({ file, text }: Source): Import[] =>
  [...text.matchAll(importing)].map(([, type, named, dynamic, bare]) => {
    const specifier = named ?? dynamic ?? bare ?? ''
    const to = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier
    return { from: file, to, isType: type !== undefined }
  })

/** Fails with these sentences, one per line, instead of a difference between two lists. */
const expectNone = (wrong: readonly string[]) => expect(wrong, `\n${wrong.join('\n')}\n`).toEqual([])

/** Files that a README names although they are neither in its folder, nor in one where the names of other modules' files begin. */
function missingIn(workspace: string, readme: string): string[] {
  const text = readFileSync(path.join(import.meta.dirname, workspace, readme), 'utf8')
  const places = [path.posix.join(workspace, path.posix.dirname(readme)), workspace, 'contract/src', '.']
  return [...text.matchAll(/[\w./-]+\.(?:tsx?|mjs|sql)\b/g)]
    .map(([name]) => name)
    .filter((name) => !places.some((place) => existsSync(path.join(import.meta.dirname, place, name))))
    .map((name) => `${workspace}/${readme} names ${name}, which is not there`)
}

/** Imports from a module into one that comes later in the order. */
const againstTheOrder = (sources: readonly Source[], order: readonly string[]): string[] =>
  sources
    .flatMap(importsOf)
    .filter(({ from, to }) => order.indexOf(moduleOf(to)) > order.indexOf(moduleOf(from)))
    .filter(({ from }) => order.includes(moduleOf(from)))
    .map(
      ({ from, to }) =>
        `${from} imports ${to}, but '${moduleOf(to)}' comes after '${moduleOf(from)}' in architecture.ts: what joins the two belongs into the later one`,
    )

const withoutAPlace = (sources: readonly Source[], order: readonly string[]): string[] =>
  sources
    .filter(({ file }) => moduleOf(file) !== '' && !order.includes(moduleOf(file)))
    .map(({ file }) => `${file}: '${moduleOf(file)}' has no place in architecture.ts yet`)

const linesOf = ({ text }: Source): number => text.split('\n').length - 1

describe('the server', () => {
  const order = [...serverFoundation, ...serverModules, ...serverPrograms]

  test('has a place in the order for every folder', () => {
    expectNone(withoutAPlace(serverProduct, order))
  })

  test('imports in its modules only from the modules before', () => {
    expectNone(againstTheOrder(serverProduct, [...serverModules, ...serverPrograms]))
  })

  test('has a foundation that imports no module, except for the types of its tables', () => {
    const foundation = serverProduct.filter(({ file }) =>
      (serverFoundation as readonly string[]).includes(moduleOf(file)),
    )
    const wrong = foundation
      .flatMap(importsOf)
      .filter(({ to }) => (serverModules as readonly string[]).includes(moduleOf(to)))
      .filter(({ to, isType }) => !(isType && to.endsWith('/tables.ts')))
    expectNone(
      wrong.map(
        ({ from, to }) =>
          `${from} imports ${to}, but the foundation (${moduleOf(from)}) takes only the types of a module's tables.ts: the module hands over what it needs`,
      ),
    )
  })

  test('keeps the database apart from HTTP', () => {
    const database = serverProduct.filter(({ file }) => moduleOf(file) === 'db')
    const wrong = database.flatMap(importsOf).filter(({ to }) => moduleOf(to) === 'http')
    expectNone(wrong.map(({ from, to }) => `${from} imports ${to}, but the database knows nothing of HTTP`))
  })

  test('speaks SQL in store, feed, audit and db files only', () => {
    const sql =
      /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(\.raw\(|(<[^>]*>)?`)|\.query(<[^>]*>)?\(/
    const home = /^db\/|(^|\/)(store|\w+Store|feed|audit)\.ts$/
    const elsewhere = serverProduct.filter(({ file, text }) => sql.test(text) && !home.test(file))
    expectNone(
      elsewhere.map(({ file }) => `${file} speaks SQL: that belongs into a store.ts or feed.ts beside it`),
    )
  })

  test('reads the environment in config.ts only', () => {
    const readers = serverProduct.filter(({ text }) => /process\.env|from 'node:process'/.test(text))
    expect(readers.map(({ file }) => file)).toEqual(['config.ts'])
  })

  test('knows nothing of the web app but what was built of it', () => {
    expect(server.flatMap(importsOf).filter(({ to }) => /(^|\/)web\/|@bichar\/web/.test(to))).toEqual([])
  })
})

describe('the web app', () => {
  test('has a place in the order for every folder', () => {
    expectNone(withoutAPlace(web, webModules))
  })

  test('imports in its modules only from the modules before, types included', () => {
    expectNone(againstTheOrder(web, webModules))
  })

  test('takes values from the rules of the contract only, because its other files bring the schema library', () => {
    const values = web
      .flatMap(importsOf)
      .filter(({ to, isType }) => to.startsWith('@bichar/contract/') && !isType)
      .filter(({ to }) => !to.startsWith('@bichar/contract/rules/'))
    expectNone(
      values.map(
        ({ from, to }) =>
          `${from} imports a value from ${to}, which brings the schema library into the browser: take a type from there, or the value from @bichar/contract/rules/`,
      ),
    )
  })

  test('opens nothing elsewhere that learns where somebody came from, or gets hold of the page', () => {
    const tags = web.flatMap(({ file, text }) =>
      [...text.matchAll(/<a\b(?:[^>]|=>)*target="_blank"(?:[^>]|=>)*>/g)].map(([tag]) => ({ file, tag })),
    )
    const marks = web.flatMap(({ text }) => text.match(/_blank/g) ?? [])
    expect(tags).toHaveLength(marks.length)
    const wrong = tags.filter(({ tag }) => !/rel="[^"]*\bnoopener noreferrer\b/.test(tag))
    expect(wrong.map(({ file }) => file)).toEqual([])
  })

  test('has no module with more than a tenth of its lines', () => {
    const all = web.reduce((sum, source) => sum + linesOf(source), 0)
    const shares = webModules.map((module) => ({
      module,
      share:
        web
          .filter(({ file }) => moduleOf(file) === module)
          .reduce((sum, source) => sum + linesOf(source), 0) / all,
    }))
    expect(shares.filter(({ share }) => share > 0.1)).toEqual([])
  })
})

describe('the contract', () => {
  test('knows neither the server nor the web app', () => {
    const known = /^(\.{0,2}\/)?[\w/]+\.ts$|^zod$/
    const foreign = contract.flatMap(importsOf).filter(({ to }) => !known.test(to))
    expect(foreign).toEqual([])
  })

  test('has rules that need no schema library', () => {
    const values = contract
      .filter(({ file }) => file.startsWith('rules/'))
      .flatMap(importsOf)
      .filter(({ to, isType }) => !isType && !to.startsWith('rules/'))
    expect(values).toEqual([])
  })
})

test('the READMEs of the modules name files that there are', () => {
  const wrong = ['server/src', 'web/app'].flatMap((workspace) =>
    filesIn(workspace)
      .filter((file) => file.endsWith('/README.md'))
      .flatMap((file) => missingIn(workspace, file)),
  )
  expectNone(wrong)
})

test('no file of the product has grown beyond 300 lines', () => {
  const long = [...contract, ...serverProduct, ...web].filter((source) => linesOf(source) > 300)
  expect(long.map(({ file }) => file)).toEqual([])
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  optionalFeatures,
  optionalServerModules,
  optionalTables,
  pluggedIn,
  serverFoundation,
  serverModules,
  serverPrograms,
  webLayers,
  webModules,
} from './architecture.ts'

interface Source {
  /** The path relative to the folder that was read, with forward slashes. */
  file: string
  text: string
}

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  )

const read = (folder: string, file: string): Source => ({
  file,
  text: readFileSync(path.join(import.meta.dirname, folder, file), 'utf8'),
})

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

const sourcesIn = (folder: string): Source[] =>
  filesIn(folder)
    .filter((file) => isSource(file) && !file.includes('node_modules/') && !file.startsWith('.'))
    .map((file) => read(folder, file))

const contract = sourcesIn('contract/src').filter(({ file }) => !file.startsWith('test/'))
const server = sourcesIn('server/src')
const serverProduct = server.filter(({ file }) => !file.startsWith('test/'))
const serverFunctions = filesIn('server/src')
  .filter((file) => file.endsWith('/functions.sql'))
  .map((file) => read('server/src', file))
const web = sourcesIn('web/app').filter(({ file }) => !file.startsWith('test/'))

const subfolderModules: ReadonlySet<string> = new Set(webModules.filter((module) => module.includes('/')))

/** The first folder of a path, or its first two if architecture.ts lists the sub-folder; empty for a file that is in none. */
function moduleOf(file: string): string {
  const [first = '', second, ...rest] = file.split('/')
  if (second === undefined) return ''
  const subfolder = `${first}/${second}`
  return rest.length > 0 && subfolderModules.has(subfolder) ? subfolder : first
}

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

/** Imports of optional modules by others; each as 'file imports module'. */
const importsOfOptional = (
  sources: readonly Source[],
  core: readonly string[],
  optional: readonly string[],
) => [
  ...new Set(
    sources
      .filter(({ file }) => core.includes(moduleOf(file)) && !optional.includes(moduleOf(file)))
      .flatMap(importsOf)
      .filter(({ to }) => optional.includes(moduleOf(to)))
      .map(({ from, to }) => `${from} imports ${moduleOf(to)}`),
  ),
]

const listed = (plugIns: typeof pluggedIn.server, verb = 'imports') =>
  plugIns.flatMap(({ file, modules }) => modules.map((module) => `${file} ${verb} ${module}`))

/** Finds SQL about the tables of an optional module. */
function sqlAbout(module: (typeof optionalServerModules)[number]): RegExp | undefined {
  const tables = optionalTables[module]?.join('|')
  return tables
    ? new RegExp(`\\b(from|join|into|update|on) (${tables})\\b|(From|Into|Table|Join)\\('(${tables})\\b`)
    : undefined
}

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

  test('has a core that imports optional modules only where architecture.ts lists it', () => {
    const core = [...serverFoundation, ...serverModules]
    const found = importsOfOptional(serverProduct, core, optionalServerModules)
    expect(found.sort()).toEqual(listed(pluggedIn.server).sort())
  })

  test('has a core whose SQL names tables of optional modules only where architecture.ts lists it', () => {
    const optional: readonly string[] = optionalServerModules
    const core = [...serverFoundation, ...serverModules].filter((module) => !optional.includes(module))
    const sources = [...serverProduct, ...serverFunctions].filter(({ file }) =>
      core.some((module) => module === moduleOf(file)),
    )
    const found = optionalServerModules.flatMap((module) => {
      const about = sqlAbout(module)
      return sources
        .filter(({ text }) => about?.test(text))
        .map(({ file }) => `${file} names tables of ${module}`)
    })
    expect(found.sort()).toEqual(listed(pluggedIn.sql, 'names tables of').sort())
  })

  test('has a foundation that imports no module', () => {
    const foundation = serverProduct.filter(({ file }) =>
      (serverFoundation as readonly string[]).includes(moduleOf(file)),
    )
    const wrong = foundation
      .flatMap(importsOf)
      .filter(({ to }) => (serverModules as readonly string[]).includes(moduleOf(to)))
    expectNone(
      wrong.map(
        ({ from, to }) =>
          `${from} imports ${to}, but the foundation (${moduleOf(from)}) knows no module: the module hands over what it needs`,
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

  test('reads the environment in core/config.ts only', () => {
    const readers = serverProduct.filter(({ text }) => /process\.env|from 'node:process'/.test(text))
    expect(readers.map(({ file }) => file)).toEqual(['core/config.ts'])
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

  test('has core features that import optional ones only where architecture.ts lists it', () => {
    const found = importsOfOptional(web, [...webLayers.foundation, ...webLayers.features], optionalFeatures)
    expect(found.sort()).toEqual(listed(pluggedIn.web).sort())
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

test('no file of the product but a printed one has grown beyond 300 lines', () => {
  const long = [...contract, ...serverProduct, ...web].filter(
    (source) => linesOf(source) > 300 && source.file !== 'db/tables.ts',
  )
  expect(long.map(({ file }) => file)).toEqual([])
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Plugin, parseSync } from 'vite'
import bn from './app/i18n/bn.ts'
import en from './app/i18n/en.ts'
import { firstPages } from './app/page/firstPages.ts'
import { type Catalogue, compiled } from './precompileMessages.ts'
import { type UsedMessages, usedMessages } from './usedMessages.ts'

const app = path.join(import.meta.dirname, 'app')
const begins = ['entry.client', 'root', 'shell/Shell', ...firstPages].map((name) =>
  path.join(app, `${name}.tsx`),
)

/** Wrappers through which a first page may `import()` a module with further messages: they render it only once its messages are loaded. */
const wrappers = ['lazyDialog', 'lazyPart', 'useLoaded', 'useLoading', 'withMessages']
const isWrapped = new RegExp(`\\b(${wrappers.join('|')})\\(\\(\\) => $`)
/** A prefetch, whose result is not rendered. */
const ahead = /\bvoid $/

/**
 * Splits the messages of each language in two: those that the first pages may show, which are loaded with them, and all others, which are
 * loaded after hydration. The code of these pages decides which is which. In development and on the server, both files contain all
 * messages.
 */
export const firstMessages = (): Plugin => ({
  name: 'first-messages',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  load: {
    filter: { id: /\/app\/i18n\/(en|bn)(\/firstMessages)?\.ts$/ },
    handler(id) {
      const { first, rest } = splitMessages(/\/bn\b/.test(id.slice(app.length)) ? bn : en)
      return `export default ${JSON.stringify(compiled(id.endsWith('/firstMessages.ts') ? first : rest))}`
    },
  },
})

/** Splits the messages of one language into two parts that have no message in common. */
export function splitMessages(catalogue: Catalogue): { first: Catalogue; rest: Catalogue } {
  const { keys, namespaces } = firstKeys()
  const isFirst = (key: string) => keys.some((pattern) => isMeant(pattern, key))
  const first = pick(catalogue, isFirst)
  // Code that asks with `has` whether a message exists must find it once it is loaded, in the namespace object that it got at first.
  for (const namespace of namespaces) {
    namespace.split('.').reduce<Catalogue>((at, name) => {
      at[name] ??= {}
      return at[name] as Catalogue
    }, first)
  }
  return { first, rest: pick(catalogue, (key) => !isFirst(key)) }
}

function firstKeys() {
  const modules = modulesFrom(begins)
  const all = usedBy(modules)
  for (const [file, { code, later }] of modules) {
    for (const { at, module } of later) {
      const before = code.slice(0, at)
      if (isWrapped.test(before) || ahead.test(before)) continue
      const more = usedBy(modulesFrom([module]))
      const usesOf = (key: string) =>
        [more, all].map(({ keys }) => keys.some((pattern) => isMeant(pattern, key)))
      const missing = keysOf(en).find((key) => {
        const [isUsed, isThere] = usesOf(key)
        return isUsed && !isThere
      })
      if (missing)
        throw new Error(
          `${file}: '${module}' shows '${missing}' and has to be loaded by ${wrappers.join(', ')}`,
        )
    }
  }
  return all
}

interface Module extends UsedMessages {
  code: string
  later: { at: number; module: string }[]
}

/** The given modules of the app and everything that they import statically, by file. */
function modulesFrom(some: readonly string[]): Map<string, Module> {
  const modules = new Map<string, Module>()
  const left = [...some]
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (modules.has(file) || !/\.tsx?$/.test(file)) continue
    const [code, folder] = [readFileSync(file, 'utf8'), path.dirname(file)]
    const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module
    const imported = [
      ...staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType)),
      ...staticExports.flatMap(({ entries }) => entries.filter(({ isType }) => !isType)),
    ].flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])
    left.push(...imported.filter(isOurs).map((each) => path.resolve(folder, each)))
    const later = dynamicImports
      .map(({ start, moduleRequest }) => ({
        at: start,
        module: code.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      }))
      .filter(({ module }) => isOurs(module))
      .map(({ at, module }) => ({ at, module: path.resolve(folder, module) }))
    modules.set(file, { ...usedMessages(code, file), code, later })
  }
  return modules
}

const isOurs = (address: string): boolean => address.startsWith('.')

const usedBy = (modules: Map<string, Module>) => ({
  keys: [...new Set([...modules.values()].flatMap(({ keys }) => [...keys]))],
  namespaces: [...modules.values()].flatMap(({ namespaces }) => [...namespaces]),
})

const isMeant = (pattern: string, key: string): boolean =>
  pattern.endsWith('*')
    ? key.startsWith(pattern.slice(0, -1))
    : key === pattern || key.startsWith(`${pattern}.`)

const keysOf = (of: Catalogue, under = ''): string[] =>
  Object.entries(of).flatMap(([name, value]) =>
    typeof value === 'string' ? [under + name] : keysOf(value, `${under}${name}.`),
  )

/** Picks the wanted messages of a catalogue and keeps their nesting. */
function pick(of: Catalogue, isWanted: (key: string) => boolean, under = ''): Catalogue {
  const picked: Catalogue = {}
  for (const [name, value] of Object.entries(of)) {
    const part = typeof value === 'string' ? value : pick(value, isWanted, `${under}${name}.`)
    if (typeof part === 'string' ? isWanted(under + name) : Object.keys(part).length > 0) picked[name] = part
  }
  return picked
}

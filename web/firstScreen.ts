import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { firstPages } from './app/page/firstPages.ts'

const files = (names: readonly string[]) => new RegExp(`/app/(${names.join('|')})\\.tsx(\\?|$)`)

/** Where the first page of a guest begins: what starts the app, and the routes of the feed. */
const begins = files(['entry.client', 'root', 'shell/Shell', 'screens/FeedPage'])

/** Where the others begin that many come to first: a post, the suspects. */
const furtherBegins = files(firstPages)

/** Names every icon there is; what imports some from it does not need the others. */
const allIcons = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/

const members = new Set<string>()
const furtherMembers = new Set<string>()

/**
 * Whether a module comes with the first page of a guest, because something there imports it straight away. Those that begin it stay
 * files of their own: what starts the app waits for the words of a language, which need some of the rest.
 */
export const isOnFirstScreen = (id: string): boolean => members.has(id) && !begins.test(id)

/** Whether a module comes with the page of a post or of the suspects, beside what is on the first screen. */
export const isOnFirstPages = (id: string): boolean => furtherMembers.has(id) && !furtherBegins.test(id)

/** Finds that out once all modules are known. */
export const firstScreen = (): Plugin => ({
  name: 'first-screen',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildEnd() {
    collect(this, begins, members)
    collect(this, furtherBegins, furtherMembers)
  },
})

/** Collects the modules that some import straight away, and those that these import. */
function collect(build: Rolldown.PluginContext, from: RegExp, into: Set<string>): void {
  into.clear()
  const left = [...build.getModuleIds()].filter((id) => from.test(id))
  for (let id = left.pop(); id !== undefined; id = left.pop()) {
    if (into.has(id)) continue
    into.add(id)
    const { importedIds = [], code } = build.getModuleInfo(id) ?? {}
    const list = importedIds.find((imported) => allIcons.test(imported))
    left.push(...importedIds.filter((imported) => imported !== list))
    if (list) left.push(...filesOfIcons(code ?? '', list, build.getModuleInfo(list)?.code ?? ''))
  }
}

/** Where the icons lie that a module imports by their names. */
function filesOfIcons(importing: string, list: string, exporting: string): string[] {
  const imported = importing.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)
  const names = new Set([...imported].flatMap(([, names = '']) => names.split(',').map(nameOf)))
  return [...exporting.matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g)].flatMap(
    ([, given = '', file = '']) =>
      given.split(',').some((each) => names.has(each.split(' as ').at(-1)?.trim() ?? ''))
        ? [path.join(path.dirname(list), file)]
        : [],
  )
}

/** Of `Name as local` the name. */
const nameOf = (imported: string): string => imported.trim().split(/\s+as\s+/)[0] ?? ''

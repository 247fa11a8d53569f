import path from 'node:path'
import type { Plugin } from 'vite'

/** Where the first page of a guest begins: what starts the app, and the routes of the feed. */
const begins = /\/app\/(entry\.client|root|shell\/Shell|screens\/FeedPage)\.tsx(\?|$)/

/** Names every icon there is; what imports some from it does not need the others. */
const allIcons = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/

const members = new Set<string>()

/**
 * Whether a module comes with the first page of a guest, because something there imports it straight away. Those that begin it stay
 * files of their own: what starts the app waits for the words of a language, which need some of the rest.
 */
export const isOnFirstScreen = (id: string): boolean => members.has(id) && !begins.test(id)

/** Finds that out once all modules are known. */
export const firstScreen = (): Plugin => ({
  name: 'first-screen',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildEnd() {
    members.clear()
    const left = [...this.getModuleIds()].filter((id) => begins.test(id))
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      if (members.has(id)) continue
      members.add(id)
      const { importedIds = [], code } = this.getModuleInfo(id) ?? {}
      const list = importedIds.find((imported) => allIcons.test(imported))
      left.push(...importedIds.filter((imported) => imported !== list))
      if (list) left.push(...filesOfIcons(code ?? '', list, this.getModuleInfo(list)?.code ?? ''))
    }
  },
})

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

import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { firstPage, furtherPages } from './app/page/firstPages.ts'

const files = (names: readonly string[]) => new RegExp(`/app/(${names.join('|')})\\.tsx(\\?|$)`)

/** Entry modules of a guest's first page: the app's entry point and the routes of the feed. */
const begins = files(['entry.client', 'root', 'shell/Shell', firstPage])

/** Entry modules of the other pages on which many visits start: a post, the suspects. */
const furtherBegins = files([firstPage, ...furtherPages])

/** The module that re-exports every icon; a module that imports some of them does not need the others. */
const allIcons = /\/lucide-react\/dist\/esm\/lucide-react\.mjs$/

const members = new Set<string>()
const furtherMembers = new Set<string>()

/**
 * Whether a module is loaded with a guest's first page, because something there imports it statically. The entry modules themselves stay
 * separate chunks: the app's entry point waits for the messages of a language, which need some of the shared modules.
 */
export const isOnFirstScreen = (id: string): boolean => members.has(id) && !begins.test(id)

/** Whether a module is loaded with the page of a post or of the suspects; `isOnFirstScreen` takes priority (vite.config.ts). */
export const isOnFirstPages = (id: string): boolean => furtherMembers.has(id) && !furtherBegins.test(id)

/** Whether only one of these pages imports a module, so that its place is the chunk of that page: others would fetch it in vain. */
function isOfOnePage(build: Rolldown.PluginContext, id: string): boolean {
  const { importers = [] } = build.getModuleInfo(id) ?? {}
  const [importer = '', ...others] = new Set(importers.map((importer) => importer.split('?')[0]))
  return others.length === 0 && furtherBegins.test(importer)
}

/** Collects the members of both groups once all modules are known. */
export const firstScreen = (): Plugin => ({
  name: 'first-screen',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildEnd() {
    collect(this, begins, members)
    collect(this, furtherBegins, furtherMembers)
    for (const id of [...furtherMembers]) if (isOfOnePage(this, id)) furtherMembers.delete(id)
  },
})

/** Collects the entry modules and everything that they import statically, directly or indirectly. */
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

/** The files of the icons that a module imports by name. */
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

/** Returns `Name` of the import specifier `Name as local`. */
const nameOf = (imported: string): string => imported.trim().split(/\s+as\s+/)[0] ?? ''

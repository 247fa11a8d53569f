import type { Plugin } from 'vite'

/** Where the first page of a guest begins: what starts the app, and the routes of the feed. */
const begins = /\/app\/(entry\.client|root|shell\/Shell|screens\/FeedPage)\.tsx(\?|$)/

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
      left.push(...(this.getModuleInfo(id)?.importedIds ?? []))
    }
  },
})

import path from 'node:path'
import type { Plugin } from 'vite'

const ours = (file: string) => path.join(import.meta.dirname, 'lean', file)

/** Modules of libraries, matched by the end of their path, and the files that replace them in the build. */
const replaced: readonly (readonly [library: string, module: string, by: string])[] = [
  ['/react-router/', '/fog-of-war.js', ours('knownRoutes.ts')],
  ['/react-router/', '/instrumentation.js', ours('noInstrumentation.ts')],
  ['/lucide-react/', '/createLucideIcon.mjs', ours('createIcon.ts')],
]

/** Parts of an icon's file that nothing reads: its name and size, and a React key for each of its elements. */
const unread = /^ {2}(name|size): .*\n|, key: "\w+"/gm

/** Leaves parts of libraries that this app does not use out of the build. */
export const leanLibraries = (): Plugin[] => [replaceModules(), shortenIcons()]

/**
 * If a newer version of a library imports more from a module that is replaced, the build fails, because the replacement lacks that
 * export. It also fails if the module is no longer there.
 */
function replaceModules(): Plugin {
  const unused = new Set(replaced)
  return {
    name: 'replace-modules',
    apply: 'build',
    enforce: 'pre',
    // Otherwise the server would render icons that differ from those of the browser.
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['lucide-react'] } } } }),
    resolveId(id, importer = '') {
      const found = replaced.find(
        ([library, module]) => importer.includes(`/node_modules${library}`) && id.endsWith(module),
      )
      if (found) unused.delete(found)
      return found?.[2]
    },
    buildEnd(error) {
      if (error || this.environment.name !== 'client' || unused.size === 0) return
      const modules = [...unused].map(([library, module]) => library + module.slice(1))
      this.error(`Replaced, but imported by nothing: ${modules.join(', ')}`)
    },
  }
}

const shortenIcons = (): Plugin => ({
  name: 'shorten-icons',
  apply: 'build',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler(code, id) {
      const shorter = code.replace(unread, '')
      if (shorter === code && code.includes('createLucideIcon('))
        this.error(`${id}: an icon is written in another way than before`)
      return { code: shorter, map: null }
    },
  },
})

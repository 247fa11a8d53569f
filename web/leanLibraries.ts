import path from 'node:path'
import type { Plugin } from 'vite'

const ours = (file: string) => path.join(import.meta.dirname, 'lean', file)

/** Modules of libraries, by the ends of their addresses, and what is built in their place. */
const replaced: readonly (readonly [library: string, module: string, by: string])[] = [
  ['/react-router/', '/fog-of-war.js', ours('knownRoutes.ts')],
  ['/react-router/', '/instrumentation.js', ours('noInstrumentation.ts')],
  ['/lucide-react/', '/createLucideIcon.mjs', ours('createIcon.ts')],
]

/** What an icon is called, and a key for each of its lines: nothing reads them. */
const saidInVain = /^ {2}(name|size): .*\n|, key: "\w+"/gm

/**
 * Leaves parts of libraries out of what is built, of which this app asks nothing. Where a newer version of one has them no more
 * or asks more of them, the build fails: what replaces a module has to export all that is imported from it.
 */
export const leanLibraries = (): Plugin[] => [
  {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    // The server would otherwise draw other icons than the browser.
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['lucide-react'] } } } }),
    resolveId(id, importer = '') {
      const found = replaced.find(
        ([library, module]) => importer.includes(`/node_modules${library}`) && id.endsWith(module),
      )
      return found?.[2]
    },
  },
  {
    name: 'lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: code.replace(saidInVain, ''), map: null }),
    },
  },
]

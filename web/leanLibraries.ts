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
const saidInVain = /^ {2}(name|size): .*\n|, key: "\w+"/gm

/**
 * Leaves parts of libraries that this app does not use out of the build. If a newer version of a library imports more from such a module,
 * the build fails, because the replacement lacks that export. A module that is renamed is silently no longer replaced.
 */
export const leanLibraries = (): Plugin[] => [
  {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    // Otherwise the server would render icons that differ from those of the browser.
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

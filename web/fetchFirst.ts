import path from 'node:path'
import type { Plugin } from 'vite'

const ours = path.join(import.meta.dirname, 'app/page/fetchFirst.ts')

/** Id of Vite's helper, which wraps every `import()` and gets the list of files that the imported chunk needs. */
const helper = /^\0vite\/preload-helper\.js$/

const marks = /__VITE_PRELOAD__/g
const imports = /\bimport\([`"']/g
const countOf = (what: RegExp, code: string) => [...code.matchAll(what)].length

/** Replaces Vite's preload helper, so that a failed `import()` of a later part of the app can be retried (app/page/fetchFirst.ts). */
export const fetchFirst = (): Plugin => ({
  name: 'fetch-first',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  config: () => ({
    build: {
      // Vite lists no files for a chunk without dependencies; with the chunk itself in the list, our helper fetches it as well.
      modulePreload: { resolveDependencies: (file, others) => [...new Set([file, ...others])] },
    },
  }),
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      if (Object.keys(bundle).filter((name) => name.endsWith('.css')).length > 1)
        this.error('A part of the app has styles of its own, which nothing would put into the page')
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || countOf(imports, file.code) === countOf(marks, file.code)) continue
        // The minifier merges `is ? import(one) : import(other)` into one call, which lists the files of only one of the two.
        this.error(
          `${file.fileName}: some import() stands where it shares its call with another: each needs a function of its own`,
        )
      }
    },
  },
  load: {
    filter: { id: helper },
    handler: () => `export { fetchFirst as __vitePreload } from ${JSON.stringify(ours)}`,
  },
})

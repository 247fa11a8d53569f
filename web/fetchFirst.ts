import path from 'node:path'
import type { Plugin } from 'vite'

const ours = path.join(import.meta.dirname, 'app/page/fetchFirst.ts')

/** What Vite calls around each `import()`, with the files that it names in the build. */
const helper = /^\0vite\/preload-helper\.js$/

const marks = /__VITE_PRELOAD__/g
const imports = /\bimport\([`"']/g
const countOf = (what: RegExp, code: string) => [...code.matchAll(what)].length

/** Has the parts of the app that are fetched later fetched in a way that can be tried again (app/page/fetchFirst.ts). */
export const fetchFirst = (): Plugin => ({
  name: 'fetch-first',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  config: () => ({
    build: {
      // Vite names no file that stands alone, as there is nothing to fetch beside it.
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
        // Of `is ? import(one) : import(other)` the minifier makes one call, which has the files of one of the two alone.
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

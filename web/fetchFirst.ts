import path from 'node:path'
import type { Plugin } from 'vite'
import { filesWith } from './chunks.ts'

const app = path.join(import.meta.dirname, 'app')
const imports = /(?<!typeof )\bimport\('(\.[^']+)'\)/g
const placeholders = /(["'`])__FILES_OF (\S+)__\1/g
const built = /\bimport\([`"']\./g
const countOf = (what: RegExp, code: string) => [...code.matchAll(what)].length

/** Makes each `import()` of a part of the app fetch its files first, so that one that failed can be retried (app/page/fetchFirst.ts). */
export const fetchFirst = (): Plugin => ({
  name: 'fetch-first',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: (environment) => environment.name === 'client',
  // What the browser has preloaded in vain could not be retried, either.
  config: () => ({ build: { modulePreload: false } }),
  transform: {
    filter: { id: /\/app\/.*\.tsx?(\?|$)/, code: imports },
    handler(code, id) {
      const fetching = code.replace(imports, (_import, file: string) => {
        const module = path.relative(app, path.resolve(path.dirname(id), file))
        return `fetchFirst(() => import('${file}'), '__FILES_OF ${module}__')`
      })
      return `import { fetchFirst } from ${JSON.stringify(path.join(app, 'page/fetchFirst.ts'))}\n${fetching}`
    },
  },
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const present = filesWith(bundle, ['entry.client.tsx'])
      const filesOf = (module: string) =>
        [...filesWith(bundle, [module])].filter((file) => !present.has(file))
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        if (countOf(built, chunk.code) !== countOf(placeholders, chunk.code))
          this.error(`${chunk.fileName}: some import() is written otherwise than this plugin expects`)
        chunk.code = chunk.code.replace(placeholders, (_all, _quote, module: string) =>
          JSON.stringify(filesOf(module)),
        )
      }
    },
  },
})

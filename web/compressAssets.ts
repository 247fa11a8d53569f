import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)
const worthIt = /\.(js|css|svg|json|webmanifest)$/

const compressed = (content: Buffer) =>
  Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    gz(content, { level: 9 }),
  ])

/** Writes a .br and a .gz beside every built text file, so that the server never compresses one twice. */
export const compressAssets = (): Plugin[] => [
  {
    name: 'compress-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          if (content.length < 1024 || !worthIt.test(file.fileName)) continue
          const [br, gzipped] = await compressed(content)
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: br })
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipped })
        }
      },
    },
  },
  {
    name: 'compress-route-table',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    // React Router writes the route manifest outside of the bundle, during the server build.
    async writeBundle() {
      const folder = path.join(import.meta.dirname, 'build/client/assets')
      const [table, ...others] = (await readdir(folder)).filter((name) => /^manifest-.*\.js$/.test(name))
      if (!table || others.length > 0) this.error(`Not one table of routes in ${folder}`)
      const file = path.join(folder, table)
      const [br, gzipped] = await compressed(await readFile(file))
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzipped)])
    },
  },
]

import path from 'node:path'
import type { Plugin } from 'vite'

const fileName = 'service-worker.js'

/**
 * Builds the service worker to an address that never changes: browsers look there for a newer one. It is one script and
 * no module, which not every browser takes as a worker.
 */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildStart() {
    this.emitFile({
      type: 'chunk',
      id: path.resolve(import.meta.dirname, 'worker/serviceWorker.ts'),
      fileName,
    })
  },
  generateBundle(_options, bundle) {
    const worker = bundle[fileName]
    if (worker?.type !== 'chunk' || worker.imports.length > 0 || worker.exports.length > 0) {
      this.error('The service worker imports or exports something at run time')
    }
  },
})

import path from 'node:path'
import type { Plugin } from 'vite'

/** Builds the service worker to an address that never changes: browsers look there for a newer one. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  buildStart() {
    this.emitFile({
      type: 'chunk',
      id: path.resolve(import.meta.dirname, 'worker/serviceWorker.ts'),
      fileName: 'service-worker.js',
    })
  },
})

import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { filesWith } from './chunks.ts'

const fileName = 'service-worker.js'

/** Modules of the page for a new report, and those that the page fetches itself when it is opened offline. */
const reportModules = [
  'entry.client.tsx',
  'root.tsx',
  'shell/Shell.tsx',
  'shell/SignedInParts.tsx',
  'shell/adminParts.ts',
  'accounts/SignedInOnly.tsx',
  'reportForm/form/NewReportPage.tsx',
  'reportForm/drafts/outbox.ts',
  'api/sendInParts.ts',
  'i18n/en/firstMessages.ts',
  'i18n/en/furtherMessages.ts',
  'i18n/en.ts',
  'i18n/bn/firstMessages.ts',
  'i18n/bn/furtherMessages.ts',
  'i18n/bn.ts',
  // Where the page sends people whose session has ended meanwhile.
  'shell/AuthLayout.tsx',
  'accounts/LoginPage.tsx',
]

/**
 * Builds the service worker at a fixed address, where browsers look for newer versions. It is a classic script, because not every browser
 * accepts a module as a service worker. The list of the report page's files, which it caches, is inlined into it.
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
    const assets = reportAssets(bundle)
    const release = createHash('sha256').update(assets.join()).digest('hex').slice(0, 16)
    worker.code = worker.code.replace('__REPORT__', JSON.stringify({ assets, release }))
  },
})

/** The addresses of the files with those modules, and of the style sheets. */
function reportAssets(bundle: Rolldown.OutputBundle): string[] {
  const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'))
  return [...styles, ...filesWith(bundle, reportModules)].map((name) => `/${name}`).sort()
}

import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const fileName = 'service-worker.js'

/** Modules of the page for a new report, and those that the page fetches itself when it is opened offline. */
const reportModules = [
  'entry.client.tsx',
  'root.tsx',
  'shell/Shell.tsx',
  'shell/SignedInParts.tsx',
  'shell/adminParts.ts',
  'accounts/SignedInOnly.tsx',
  'writing/form/NewReportPage.tsx',
  'writing/drafts/outbox.ts',
  'api/sendInParts.ts',
  'i18n/en/firstMessages.ts',
  'i18n/en.ts',
  'i18n/bn/firstMessages.ts',
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

/** The addresses of the chunks with those modules, of the chunks that these import, and of the style sheets. */
function reportAssets(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set(Object.keys(bundle).filter((name) => name.endsWith('.css')))
  const take = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    chunk.imports.forEach(take)
  }
  for (const module of reportModules) take(chunkOf(bundle, module))
  return [...files].map((name) => `/${name}`).sort()
}

function chunkOf(bundle: Rolldown.OutputBundle, module: string): string {
  const id = path.resolve(import.meta.dirname, 'app', module)
  // React Router appends a query string to the id of each route module.
  const isOurs = (each: string | null) => each?.split('?')[0] === id
  const found = Object.values(bundle).find(
    (chunk) => chunk.type === 'chunk' && (isOurs(chunk.facadeModuleId) || chunk.moduleIds.some(isOurs)),
  )
  if (!found) throw new Error(`'${module}' is in no chunk`)
  return found.fileName
}

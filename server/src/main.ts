import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { compileCache } from './core/compileCache.ts'

// Must run before any module is loaded whose syntax an older Node cannot parse.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Bichar requires Node 24 or newer, but this is ${process.versions.node}; npm start uses its own`,
  )
  process.exit(1)
}
// By default V8 lets the heap grow by up to 300 % of the live data on a large machine before it collects; this limits it to 60 %
// (docs/decisions/0024).
setFlagsFromString('--heap-growing-percent=60')
// Node goes on without the cache if this folder is not writable.
enableCompileCache(compileCache)
const { configureLibraries } = await import('./core/config.ts')
// Must run before React is loaded, which reads NODE_ENV then.
configureLibraries()
const { startProcess } = await import('./boot/start.ts')
await startProcess()

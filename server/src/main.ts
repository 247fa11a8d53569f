import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { compileCache } from './compileCache.ts'

// Before anything is loaded that an older Node cannot even read.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Bichar needs Node 24 or newer, and this is ${process.versions.node}; npm start brings its own`,
  )
  process.exit(1)
}
// Before it collects, V8 lets 60 % gather on top of what is in use; unless told, up to 300 % on a large machine (decision 89).
setFlagsFromString('--heap-growing-percent=60')
// Where this folder cannot be written to, it is done without.
enableCompileCache(compileCache)
const { tellLibraries } = await import('./config.ts')
// React asks when it is loaded.
tellLibraries()
const { begin } = await import('./begin.ts')
await begin()

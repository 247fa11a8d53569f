import { enableCompileCache } from 'node:module'
import { compileCache } from './compileCache.ts'

// Before anything is loaded that an older Node cannot even read.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Bichar needs Node 24 or newer, and this is ${process.versions.node}; npm start brings its own`,
  )
  process.exit(1)
}
// Where this folder cannot be written to, it is done without.
enableCompileCache(compileCache)
const { tellLibraries } = await import('./config.ts')
// React asks when it is loaded.
tellLibraries()
const { begin } = await import('./begin.ts')
await begin()

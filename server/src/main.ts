import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Before anything is loaded that an older Node cannot even read.
if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Bichar needs Node 24 or newer, and this is ${process.versions.node}; npm start brings its own`,
  )
  process.exit(1)
}
// Halves the time that Node takes to read us. Where this folder cannot be written to, it is done without.
enableCompileCache(path.resolve(import.meta.dirname, '../../node_modules/.cache/bichar'))
const { run } = await import('./run.ts')
await run()

// Runs one of the developers' TypeScript files on the built app: with-build.mjs <file> [its parameters]
import { handOver } from './handOver.mjs'
import { ensureInstalled } from './setup.mjs'
import { ensureWebBuilt } from './builds.mjs'

await ensureInstalled({ withTests: true })
await ensureWebBuilt()
handOver(process.argv.slice(2))

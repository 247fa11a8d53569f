// Runs one of the developers' TypeScript files on the built app: with-build.mjs <file> [its parameters]

import { ensureBuilt } from './builds.mjs'
import { handOver } from './handOver.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled({ withTests: true })
await ensureBuilt()
handOver(process.argv.slice(2))

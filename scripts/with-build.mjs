// Runs one of the developers' TypeScript files on the built app: with-build.mjs <file> [its parameters]

import { ensureBuilt } from './builds.mjs'
import { execForeground } from './execForeground.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled({ withTests: true })
await ensureBuilt()
execForeground(process.argv.slice(2))

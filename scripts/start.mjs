// npm start: installs, builds and serves. Any Node from 20.19 on can begin it.
import { handOver } from './handOver.mjs'
import { ensureInstalled } from './setup.mjs'
import { ensureWebBuilt } from './builds.mjs'

await ensureInstalled({ withTests: false })
await ensureWebBuilt()
handOver(['server/src/main.ts'])

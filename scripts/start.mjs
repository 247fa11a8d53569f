// npm start: installs, builds and serves. Any Node from 20.19 on can begin it.

import { ensureBuilt } from './builds.mjs'
import { handOver } from './handOver.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled({ withTests: false })
await ensureBuilt()
handOver(['server/build/main.js'])

// npm start: installs, builds and serves. Any Node from 20.19 on can start it.

import { readFileSync } from 'node:fs'
import { ensureBuilt } from './builds.mjs'
import { execForeground } from './execForeground.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled({ withTests: false })
await ensureBuilt()
// Memory limits that must be set before the process starts (docs/decisions/0024). The worker processes that it starts inherit them.
const { parameters, environment } = JSON.parse(
  readFileSync(new URL('./thrift.json', import.meta.url), 'utf8'),
)
// The operator's own environment takes precedence.
execForeground([...parameters, 'server/build/main.js'], { ...environment, ...process.env })

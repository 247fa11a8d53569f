// npm start: installs, builds and serves. Any Node from 20.19 on can begin it.

import { readFileSync } from 'node:fs'
import { ensureBuilt } from './builds.mjs'
import { handOver } from './handOver.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled({ withTests: false })
await ensureBuilt()
// What holds its memory down and can only be said before it begins (decision 89). The processes that it starts to serve inherit it.
const { parameters, environment } = JSON.parse(
  readFileSync(new URL('./thrift.json', import.meta.url), 'utf8'),
)
// An operator who has said otherwise is heard.
handOver([...parameters, 'server/build/main.js'], { ...environment, ...process.env })

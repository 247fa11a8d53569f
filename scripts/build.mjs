// npm run build: builds the server and the web app, with the Node that they need. Any Node from 20.19 on can start it.

import { ensureBuilt } from './builds.mjs'
import { linkNode } from './setup.mjs'

linkNode()
await ensureBuilt()

// Runs one of the server's TypeScript files with the Node that it needs: with-node.mjs <file> [its parameters]
import { execForeground } from './execForeground.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled({ withTests: false })
execForeground(process.argv.slice(2))

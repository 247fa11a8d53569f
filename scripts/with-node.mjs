// Runs one of the server's TypeScript files with the Node that it needs: with-node.mjs <file> [its parameters]
import { handOver } from './handOver.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled({ withTests: false })
handOver(process.argv.slice(2))

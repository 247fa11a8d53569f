// Runs the mutation tests with the Node they need: mutants.mjs [the files to break]
import { handOver } from './handOver.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled({ withTests: true })
handOver(['mutants/main.mjs', ...process.argv.slice(2)])

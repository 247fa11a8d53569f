// Runs the mutation tests with the Node that they need: mutants.mjs [the files to mutate]
import { handOver } from './handOver.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled({ withTests: true })
handOver(['mutants/main.mjs', ...process.argv.slice(2)])

// Runs the mutation tests with the Node that they need: mutants.mjs [the files to mutate]
import { execForeground } from './execForeground.mjs'
import { ensureInstalled } from './setup.mjs'

await ensureInstalled({ withTests: true })
execForeground(['mutants/main.mjs', ...process.argv.slice(2)])

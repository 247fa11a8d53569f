// npm run bench: how fast the product is on this machine. Never part of the tests: nothing here can fail.
import { writeFile } from 'node:fs/promises'
import { startServer } from '../e2e/server.ts'
import { fill } from './fill.ts'
import { measure } from './load.ts'
import { measurements } from './measurements.ts'
import { type Options, readOptions, usage } from './options.ts'
import { factsOf, speedTable, weightTable } from './tables.ts'
import { weighFirstScreen } from './weight.ts'

async function run(options: Options): Promise<void> {
  console.log('Starting Bichar ...')
  const server = await startServer()
  try {
    console.log(`Making ${options.posts} posts and ${options.suspects} suspects ...`)
    const filled = await fill(server.dataDir, options)
    const planned = await measurements(filled)
    const rows: Parameters<typeof speedTable>[0] = []
    for (const [index, { name, ask }] of planned.entries()) {
      console.log(`[${index + 1}/${planned.length}] ${name}, ${options.seconds} s ...`)
      rows.push({ name, ...(await measure({ url: server.url, ...options, ask })) })
    }
    const weights = weightTable(await weighFirstScreen(server.url))
    const report = [factsOf(options), speedTable(rows), weights].join('\n\n')
    console.log(`\n${report}`)
    if (options.out) await writeFile(options.out, `${report}\n`)
  } finally {
    await server.stop()
  }
}

let options: Options | undefined
try {
  options = readOptions(process.argv.slice(2))
} catch (error) {
  console.error(`${(error as Error).message}\n\n${usage}`)
  process.exitCode = 1
}
if (options) await run(options)

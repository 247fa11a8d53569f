import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Deps } from '../core/deps.ts'
import { importPublic } from '../publicExport/publicImport.ts'
import { CommandError, withDatabase } from './withDatabase.ts'

const usage =
  'npm run import -- [--from <name>] <folder or file>     have what another installation exported wait for moderators'

function wordsOf() {
  try {
    const options = { from: { type: 'string', default: 'bichar' } } as const
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const [place, ...more] = positionals
    if (place && values.from && more.length === 0) return { place: path.resolve(place), source: values.from }
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${usage}`)
  }
  throw new CommandError(usage)
}

async function readExport(deps: Deps): Promise<void> {
  const { place, source } = wordsOf()
  const all = await importPublic(deps, place, { source, say: (problem) => console.error(problem) })
  if (!all)
    throw new CommandError(
      `${place} is no suspects.ndjson, posts.ndjson or timelines.ndjson, nor a folder of them`,
    )
  for (const [kind, counts] of Object.entries(all)) {
    const told = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`)
    console.log(`${kind}: ${told.join(', ')}`)
  }
  console.log('What was imported waits for moderators. Files and comments are not imported.')
  if (Object.values(all).some(({ refused }) => refused > 0)) process.exitCode = 1
}

await withDatabase(readExport)

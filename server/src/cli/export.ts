import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Deps } from '../core/deps.ts'
import { exportPublic } from '../publicExport/publicExport.ts'
import { abortOnSignal } from './abortOnSignal.ts'
import { CommandError, withDatabase } from './withDatabase.ts'

const usage =
  'npm run export -- --public <folder>      write what guests can read into a new folder, as NDJSON'

function folderAskedFor(): string {
  const folder = parse().values.public
  if (!folder) throw new CommandError(usage)
  return path.resolve(folder)
}

function parse() {
  try {
    return parseArgs({ options: { public: { type: 'string' } } })
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n${usage}`)
  }
}

async function writeExport(deps: Deps): Promise<void> {
  const folder = folderAskedFor()
  const counts = await exportPublic(deps, folder, abortOnSignal())
  const all = Object.entries(counts).map(([kind, count]) => `${count} ${kind}`)
  console.log(`${folder} is complete: ${all.join(', ')}`)
}

await withDatabase(writeExport)

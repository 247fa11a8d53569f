import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type ExportedKind, exported } from '@bichar/contract/publicExport.ts'
import { z } from 'zod'
import type { Deps } from '../core/deps.ts'
import { publicComments, publicPosts, publicSuspects, publicTimelines } from './store.ts'

type ReadDeps = Pick<Deps, 'kysely' | 'pool' | 'authorship'>

const sources: Readonly<Record<ExportedKind, (deps: ReadDeps) => AsyncIterable<object>>> = {
  posts: publicPosts,
  comments: publicComments,
  timelines: publicTimelines,
  suspects: publicSuspects,
}

/**
 * Writes what guests can read into a new folder: for each kind one JSON value a line, and the JSON Schema of these values. Returns how many
 * there are of each. Nothing that a schema does not have is written.
 */
export async function exportPublic(
  deps: ReadDeps,
  folder: string,
  signal?: AbortSignal,
): Promise<Record<ExportedKind, number>> {
  // An older export would be mixed with this one.
  await mkdir(folder)
  const counts: Record<ExportedKind, number> = { posts: 0, comments: 0, timelines: 0, suspects: 0 }
  for (const kind of Object.keys(exported) as ExportedKind[]) {
    async function* lines() {
      for await (const row of sources[kind](deps)) {
        counts[kind] += 1
        // Dates become the texts that the schema wants.
        yield `${JSON.stringify(exported[kind].parse(JSON.parse(JSON.stringify(row))))}\n`
      }
    }
    const schema = z.toJSONSchema(exported[kind], { io: 'output' })
    await writeFile(path.join(folder, `${kind}.schema.json`), `${JSON.stringify(schema, undefined, 2)}\n`)
    await pipeline(lines, createWriteStream(path.join(folder, `${kind}.ndjson`)), { signal })
  }
  return counts
}

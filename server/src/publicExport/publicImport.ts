import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { id } from '@bichar/contract/fields.ts'
import { postFields } from '@bichar/contract/postFields.ts'
import { type Exported, exported } from '@bichar/contract/publicExport.ts'
import { errors, isErrorCode } from '@bichar/contract/rules/errors.ts'
import { suspects } from '@bichar/contract/suspects.ts'
import { timelineFields } from '@bichar/contract/timelines.ts'
import { z } from 'zod'
import { dayOf } from '../authorship/days.ts'
import type { Deps } from '../core/deps.ts'
import { ApiError } from '../core/refusal.ts'
import type { Tx } from '../db/db.ts'
import { newId } from '../db/ids.ts'
import { transact } from '../db/transaction.ts'
import { onSuspectPending } from '../notifications/suspectTriggers.ts'
import { lockPost } from '../posts/changeStore.ts'
import { filePost } from '../posts/posts.ts'
import { insertSuspect } from '../suspects/store.ts'
import { writeEntry } from '../timelines/timelines.ts'
import { claim, findImported, nameable, type Origin } from './importStore.ts'
import { type Line, linesOf } from './lines.ts'

/** In the order in which they refer to each other. */
const kinds = ['suspects', 'posts', 'timelines'] as const
type ImportedKind = (typeof kinds)[number]

/** What becomes of a line. */
type Outcome = 'imported' | 'here already' | 'left out' | 'refused'
export type ImportCounts = Record<Outcome, number>

/** Why a line cannot be imported; the operator is shown the message. */
class Refused extends Error {}
/** Thrown for something that is valid and is not to be imported. */
class LeftOut extends Error {}

/** The rules of the forms: what nobody could file here is not imported either. */
const forms = {
  suspects: suspects['POST /criminals'].form.fields,
  posts: z.object(postFields),
  timelines: z.object(timelineFields),
} as const

type Import<Kind extends ImportedKind> = (
  deps: Deps,
  tx: Tx,
  row: Exported<Kind>,
  origin: { source: string; id: string },
) => Promise<void>

const importers: { readonly [Kind in ImportedKind]: Import<Kind> } = {
  async suspects(deps, tx, row, { id }) {
    // Neither the name nor the age is in the export: here it would be an adult without a name.
    if (row.isMinor) throw new LeftOut()
    const { dangerLevel, crimeTypes, ...rest } = parse(forms.suspects, row)
    const profile = { ...rest, danger_level: dangerLevel, crime_types: crimeTypes }
    await insertSuspect(tx, { id, ...profile, created_at: dayOf(new Date()) })
    await onSuspectPending(deps, tx)
  },

  async posts(deps, tx, row, { source, id }) {
    const criminals: string[] = []
    for (const { _id, isMinor } of row.criminals) {
      const known = await findImported(tx, originOf(source, 'criminals', _id))
      if (known !== undefined) criminals.push(known)
      else if (!isMinor) throw new Refused(`criminals: ${_id} has not been imported`)
    }
    const report = { ...parse(forms.posts, row), criminals: await nameable(tx, criminals) }
    await filePost(deps, tx, report, {
      id,
      user_id: null,
      is_anonymous: true,
      // However many there are, what people file here is read before them.
      is_deferred: true,
      stored: [],
      sender: { userId: 'import', isAdmin: true },
    })
  },

  async timelines(deps, tx, row, { source, id }) {
    const postId = await findImported(tx, originOf(source, 'postId', row.postId))
    if (postId === undefined) throw new Refused(`postId: ${row.postId} has not been imported`)
    const post = await lockPost(deps, tx, postId)
    if (!post) throw new LeftOut()
    const entry = parse(forms.timelines, row)
    await writeEntry(deps, tx, post, entry, { id, user_id: null, by_author: false, stored: [] })
  },
}

interface Options {
  /** The name of the installation that has made the export. */
  source: string
  /** Told of every line that is refused. */
  say(problem: string): void
}

/** The files to read, which say by their names what they have: those of a folder that are there, or the one. */
async function filesAt(place: string): Promise<[kind: ImportedKind, file: string][]> {
  const isFolder = (await stat(place)).isDirectory()
  const folder = isFolder ? place : path.dirname(place)
  const names = isFolder ? await readdir(place) : [path.basename(place)]
  return kinds
    .filter((kind) => names.includes(`${kind}.ndjson`))
    .map((kind) => [kind, path.join(folder, `${kind}.ndjson`)])
}

/**
 * Has what an export of another installation says wait for moderators, as things that nobody has written. Each line is imported whole or not
 * at all, and once. Returns what has become of the lines of each file; undefined if there is no file of an export.
 */
export async function importPublic(
  deps: Deps,
  place: string,
  { source, say }: Options,
): Promise<Partial<Record<ImportedKind, ImportCounts>> | undefined> {
  const files = await filesAt(place)
  if (files.length === 0) return undefined
  const all: Partial<Record<ImportedKind, ImportCounts>> = {}
  for (const [kind, file] of files) {
    const counts: ImportCounts = { imported: 0, 'here already': 0, 'left out': 0, refused: 0 }
    all[kind] = counts
    for await (const line of linesOf(file)) {
      const outcome = await importLine(deps, kind, line, source).catch((error: unknown) => {
        if (error instanceof LeftOut) return 'left out'
        say(`${path.basename(file)}:${line.number}: ${problemOf(error)}`)
        return 'refused'
      })
      counts[outcome] += 1
    }
  }
  return all
}

async function importLine(deps: Deps, kind: ImportedKind, line: Line, source: string): Promise<Outcome> {
  const row = parse(exported[kind], jsonOf(line))
  const origin = originOf(source, '_id', row._id)
  return transact(deps.kysely, async (tx) => {
    const here = newId()
    if (!(await claim(tx, origin, here))) return 'here already'
    // The schema of this kind has made the row.
    const write = importers[kind] as Import<ImportedKind>
    await write(deps, tx, row as Exported<ImportedKind>, { source, id: here })
    return 'imported'
  })
}

/** Refuses what is no id, which the schema of an answer does not. */
function originOf(source: string, field: string, value: string): Origin {
  const { data: sourceId } = id.safeParse(value)
  if (sourceId === undefined) throw new Refused(`${field}: ${errors.not_an_id[1]}`)
  return { source, sourceId }
}

function jsonOf({ text }: Line): unknown {
  if (text === undefined) throw new Refused('too long, or not UTF-8')
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused('not JSON')
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => [
    path.join('.'),
    isErrorCode(message) ? errors[message][1] : message,
  ])
  throw new Refused(problems.map((words) => words.filter(Boolean).join(': ')).join('; '))
}

/** What is wrong with a line. Throws what is not about the line. */
function problemOf(error: unknown): string {
  if (error instanceof Refused) return error.message
  if (!(error instanceof ApiError)) throw error
  const fields = Object.entries(error.details.fields ?? {})
  return fields.map(([field, code]) => `${field}: ${errors[code][1]}`).join('; ') || error.message
}

import { suspectStatuses } from '@bichar/contract/crimeTypes.ts'
import { kindByName } from '@bichar/contract/mediaFiles.ts'
import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { del, delMany, get, getMany, setMany } from 'idb-keyval'
import { deviceStore, keysOf } from '../../api/deviceStore.ts'
import { newKey } from '../../api/newKey.ts'
import type { PickedFile } from '../../media/picking/pickedFile.ts'
import { emptyReport, isBlank, type ReportText, reportFields } from './report.ts'

/** A report that has not been sent yet. */
export interface Draft {
  /** Also the idempotency key under which it is sent: however often, one post is made of it. */
  id: string
  text: ReportText
  suspects: readonly LinkedSuspect[]
  files: readonly PickedFile[]
  savedAt: Date
}

/** What is written down of a draft beside its files, which lie under keys of their own and are written once. */
export interface DraftRecord {
  id: string
  text: ReportText
  /** Missing in what was written down before a report could name suspects. */
  suspects?: readonly LinkedSuspect[]
  files: readonly string[]
  savedAt: string
}

export const newDraft = (): Draft => ({
  id: newKey(),
  text: emptyReport,
  suspects: [],
  files: [],
  savedAt: new Date(),
})

export const isEmptyDraft = ({
  text,
  suspects,
  files,
}: Pick<Draft, 'text' | 'suspects' | 'files'>): boolean =>
  suspects.length === 0 && files.length === 0 && isBlank(text)

export const recordOf = ({ id, text, suspects, files, savedAt }: Draft): DraftRecord => ({
  id,
  text,
  suspects,
  files: files.map((picked) => picked.id),
  savedAt: savedAt.toISOString(),
})

/**
 * The draft that a record and its files make. A file that is gone is left out; what no version of the app can have
 * written is no draft.
 */
export function draftOf(record: unknown, fileOf: (id: string) => File | undefined): Draft | undefined {
  if (!isRecord(record)) return undefined
  const files = record.files.flatMap((id): PickedFile[] => {
    const file = fileOf(id)
    const kind = file && kindByName(file.name)
    return kind ? [{ id, file, kind }] : []
  })
  const { id, text, suspects = [], savedAt } = record
  return { id, text, suspects, files, savedAt: new Date(savedAt) }
}

function isRecord(value: unknown): value is DraftRecord {
  const { id, text, suspects, files, savedAt } = (value ?? {}) as Partial<DraftRecord>
  return (
    typeof id === 'string' &&
    typeof text?.isAnonymous === 'boolean' &&
    reportFields.every((field) => typeof text[field] === 'string') &&
    (suspects === undefined || (Array.isArray(suspects) && suspects.every(isLinkedSuspect))) &&
    Array.isArray(files) &&
    files.every((file) => typeof file === 'string') &&
    !Number.isNaN(Date.parse(String(savedAt)))
  )
}

function isLinkedSuspect(value: unknown): value is LinkedSuspect {
  const { _id, name, photo, status } = (value ?? {}) as Partial<LinkedSuspect>
  return (
    typeof _id === 'string' &&
    typeof name === 'string' &&
    (photo === null || typeof photo === 'string') &&
    suspectStatuses.some((known) => known === status)
  )
}

const recordKey = (person: string) => `${person}/report`
const filePrefix = 'report/'
const fileKey = (person: string, id: string) => `${person}/${filePrefix}${id}`

let last: Promise<unknown> = Promise.resolve()

/** One change of the stored draft after the other: a save that is still going on must not undo a removal. */
function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const result = last.then(change, change)
  last = result.catch(() => undefined)
  return result
}

/** The draft that this person left on this device. */
export const readDraft = (person: string): Promise<Draft | undefined> =>
  inTurn(async () => {
    const record = await get<DraftRecord>(recordKey(person), deviceStore())
    if (!isRecord(record)) return undefined
    const files = await getMany<File>(
      record.files.map((id) => fileKey(person, id)),
      deviceStore(),
    )
    return draftOf(record, (id) => files[record.files.indexOf(id)])
  })

/** Keeps a draft on this device; an empty one is not kept. */
export const writeDraft = (person: string, draft: Draft): Promise<void> =>
  inTurn(async () => {
    if (isEmptyDraft(draft)) return remove(person)
    const stored = await keysOf(person, filePrefix)
    const wanted = new Map(draft.files.map((picked) => [fileKey(person, picked.id), picked.file]))
    const added = [...wanted].filter(([key]) => !stored.includes(key))
    await setMany([...added, [recordKey(person), recordOf(draft)]], deviceStore())
    await delMany(
      stored.filter((key) => !wanted.has(key)),
      deviceStore(),
    )
  })

/** Removes this person's draft from this device. */
export const removeDraft = (person: string): Promise<void> => inTurn(() => remove(person))

async function remove(person: string): Promise<void> {
  await del(recordKey(person), deviceStore())
  await delMany(await keysOf(person, filePrefix), deviceStore())
}

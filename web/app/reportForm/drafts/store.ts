import { delMany, getMany, setMany } from 'idb-keyval'
import { deviceStore, keysOf, updateRecord } from '../../api/deviceStore.ts'
import { type Draft, isEmptyDraft } from './draft.ts'
import { broadcastDraftEvent } from './draftEvents.ts'
import { type DraftRecord, draftOf, isRecord, recordOf, stillId } from './record.ts'

const prefix = 'drafts/'
const recordKey = (person: string, id: string) => `${person}/${prefix}${id}`
const fileKey = (person: string, id: string, file: string) => `${recordKey(person, id)}/${file}`
const keysOfDraft = async (person: string, id: string) => [
  recordKey(person, id),
  ...(await keysOf(person, `${prefix}${id}/`)),
]

let last: Promise<unknown> = Promise.resolve()

/** The lock of whoever edits a draft in a form or sends it, so that nobody does both. */
export const draftLock = (id: string): string => `draft/${id}`

/** Runs storage operations one after the other: a save that is still running must not undo a removal. */
function serialize<Result>(step: () => Promise<Result>): Promise<Result> {
  const result = last.then(step, step)
  last = result.catch(() => undefined)
  return result
}

const change = (step: () => Promise<void>): Promise<void> =>
  serialize(step).then(() => broadcastDraftEvent('changed'))

/** The drafts of this person on this device, the most recently saved first. */
export const readDrafts = (person: string): Promise<Draft[]> =>
  serialize(async () => {
    const keys = await keysOf(person, prefix)
    const values = await getMany<unknown>(keys, deviceStore())
    const stored = new Map(keys.map((key, index) => [key, values[index]]))
    return [...stored]
      .flatMap(([key, value]) => draftOf(value, (file) => stored.get(`${key}/${file}`) as File) ?? [])
      .toSorted((a, b) => Number(b.savedAt) - Number(a.savedAt))
  })

export const readDraft = async (person: string, id: string): Promise<Draft | undefined> =>
  (await readDrafts(person)).find((draft) => draft.id === id)

/** Saves a draft on this device; an empty one is removed instead. */
export const writeDraft = (person: string, draft: Draft): Promise<void> =>
  change(async () => {
    const stored = await keysOfDraft(person, draft.id)
    if (isEmptyDraft(draft)) return delMany(stored, deviceStore())
    const record = recordKey(person, draft.id)
    const files = new Map(
      draft.files.flatMap(({ id, file, still }) => [
        [fileKey(person, draft.id, id), file] as const,
        ...(still ? [[fileKey(person, draft.id, stillId(id)), still] as const] : []),
      ]),
    )
    const added = [...files].filter(([key]) => !stored.includes(key))
    await setMany([...added, [record, recordOf(draft)]], deviceStore())
    await delMany(
      stored.filter((key) => key !== record && !files.has(key)),
      deviceStore(),
    )
  })

/** Updates fields of a draft that is still stored; one that is gone, as after a logout, is not created again. */
export const updateDraft = (
  person: string,
  id: string,
  note: Pick<DraftRecord, 'step' | 'waitingSince' | 'refusal'>,
): Promise<void> =>
  change(() =>
    updateRecord(recordKey(person, id), (record) => (isRecord(record) ? { ...record, ...note } : record)),
  )

export const removeDraft = (person: string, id: string): Promise<void> =>
  change(async () => delMany(await keysOfDraft(person, id), deviceStore()))

import { crimeTypes, suspectStatuses } from '@bichar/contract/rules/crimeTypes.ts'
import { kindByName } from '@bichar/contract/rules/mediaFiles.ts'
import { suspectVisibilities } from '@bichar/contract/rules/suspectVisibility.ts'
import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { isRefusal, type Refusal } from '../../api/outcome.ts'
import { altsOf } from '../../media/picking/mediaItems.ts'
import type { PickedFile } from '../../media/picking/pickedFile.ts'
import { emptyReport, type ReportText } from '../form/report.ts'
import { isStep } from '../form/steps.ts'
import type { Draft } from './draft.ts'

/** A suspect as older releases stored it: they had none who is not public. */
type StoredSuspect = Omit<LinkedSuspect, 'shown' | 'isMinor'> & Partial<LinkedSuspect>

const suspectOf = (stored: StoredSuspect): LinkedSuspect => ({ shown: 'shown', isMinor: false, ...stored })

/** What is stored of a draft besides its files, which have keys of their own and are written once. */
export interface DraftRecord {
  id: string
  /** A field that reports have gained since is missing, and counts as empty. */
  text: Partial<ReportText>
  suspects: readonly StoredSuspect[]
  /** Missing in drafts of older releases. */
  createdSuspects?: readonly StoredSuspect[]
  files: readonly string[]
  /** What is said of each of these files; missing in drafts of older releases. */
  alts?: readonly string[]
  savedAt: string
  /** A step that this release does not know is ignored. */
  step?: string | undefined
  waitingSince?: string | undefined
  refusal?: Refusal | undefined
}

export const recordOf = ({ files, savedAt, waitingSince, ...rest }: Draft): DraftRecord => ({
  ...rest,
  files: files.map(({ id }) => id),
  alts: altsOf(files),
  savedAt: savedAt.toISOString(),
  waitingSince: waitingSince?.toISOString(),
})

/** The id under which the still of a video is stored, beside the file. */
export const stillId = (fileId: string): string => `${fileId}/still`

/**
 * Makes a draft of a record and its files. A missing file is left out; a record that no version of the app can have written gives
 * undefined.
 */
export function draftOf(record: unknown, fileOf: (id: string) => File | undefined): Draft | undefined {
  if (!isRecord(record)) return undefined
  const { alts = [] } = record
  const files = record.files.flatMap((id, index): PickedFile[] => {
    const file = fileOf(id)
    const kind = file && kindByName(file.name)
    const still = fileOf(stillId(id))
    return kind ? [{ id, file, kind, alt: alts[index] ?? '', ...(still && { still }) }] : []
  })
  const { id, text, suspects, createdSuspects = [], savedAt, step, waitingSince, refusal } = record
  return {
    id,
    text: { ...emptyReport, ...text },
    suspects: suspects.map(suspectOf),
    createdSuspects: createdSuspects.map(suspectOf),
    files,
    savedAt: new Date(savedAt),
    ...(isStep(step) && { step }),
    ...(waitingSince && { waitingSince: new Date(waitingSince) }),
    ...(refusal && { refusal }),
  }
}

export function isRecord(value: unknown): value is DraftRecord {
  const { id, text, suspects, createdSuspects, files, alts, savedAt, waitingSince, refusal } = (value ??
    {}) as Partial<DraftRecord>
  return (
    typeof id === 'string' &&
    isText(text) &&
    areSuspects(suspects) &&
    (createdSuspects === undefined || areSuspects(createdSuspects)) &&
    isTexts(files) &&
    (alts === undefined || isTexts(alts)) &&
    isTime(savedAt) &&
    (waitingSince === undefined || isTime(waitingSince)) &&
    (refusal === undefined || isRefusal(refusal))
  )
}

/** Every field that is present must have its type; a field that an older release did not know may be missing. */
function isText(value: unknown): value is Partial<ReportText> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const fields = Object.entries(emptyReport)
  return fields.every(([field, empty]) => {
    const written: unknown = (value as Record<string, unknown>)[field]
    if (written === undefined) return true
    return Array.isArray(empty) ? isKinds(written) : typeof written === typeof empty
  })
}

const isKinds = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => crimeTypes.some((kind) => kind === each))

const isTime = (value: unknown): boolean => !Number.isNaN(Date.parse(String(value)))

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

const areSuspects = (value: unknown): boolean => Array.isArray(value) && value.every(isStoredSuspect)

function isStoredSuspect(value: unknown): value is StoredSuspect {
  const { _id, name, photo, status, shown = 'shown' } = (value ?? {}) as Partial<StoredSuspect>
  return (
    typeof _id === 'string' &&
    typeof name === 'string' &&
    (photo === null || typeof photo === 'string') &&
    suspectStatuses.some((known) => known === status) &&
    suspectVisibilities.some((known) => known === shown)
  )
}

import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { newKey } from '../../api/newKey.ts'
import type { Refusal } from '../../api/outcome.ts'
import type { PickedFile } from '../../media/picking/pickedFile.ts'
import { emptyReport, isBlank, type ReportText } from '../form/report.ts'
import type { ReportStep } from '../form/steps.ts'

/** A report that has not arrived at the server yet. */
export interface Draft {
  /** Also the idempotency key of its request: however often it is sent, it becomes one post. */
  id: string
  text: ReportText
  suspects: readonly LinkedSuspect[]
  /** The suspects that were created while it was written. Those that it does not name in the end are deleted. */
  createdSuspects: readonly LinkedSuspect[]
  files: readonly PickedFile[]
  savedAt: Date
  /** The step at which it was left, if it is filled in step by step. */
  step?: ReportStep | undefined
  /** Since when it has been queued for sending. */
  waitingSince?: Date | undefined
  /** Why the server refused it; it is not sent again before it has been changed. */
  refusal?: Refusal | undefined
}

export type DraftState = 'unfinished' | 'waiting' | 'refused'

export const newDraft = (suspects: readonly LinkedSuspect[] = []): Draft => ({
  id: newKey(),
  text: emptyReport,
  suspects,
  createdSuspects: [],
  files: [],
  savedAt: new Date(),
})

/** What a person writes; the rest of a draft says where and when. */
export type DraftContent = Pick<Draft, 'text' | 'suspects' | 'createdSuspects' | 'files'>

export const isEmptyDraft = ({ text, suspects, createdSuspects, files }: DraftContent): boolean =>
  suspects.length === 0 && createdSuspects.length === 0 && files.length === 0 && isBlank(text)

/** The suspects that were created for it and are not named by it. */
export const unnamedSuspects = ({
  suspects,
  createdSuspects,
}: Pick<Draft, 'suspects' | 'createdSuspects'>): LinkedSuspect[] =>
  createdSuspects.filter(({ _id }) => !suspects.some((named) => named._id === _id))

export const stateOf = ({ waitingSince, refusal }: Draft): DraftState =>
  refusal ? 'refused' : waitingSince ? 'waiting' : 'unfinished'

/** The label of a draft in a list. */
export const beginningOf = ({ text }: Pick<Draft, 'text'>): string => text.title.trim() || text.desc.trim()

/** The queued drafts, in the order in which they were queued. */
export const queuedInOrder = (drafts: readonly Draft[]): Draft[] =>
  drafts
    .filter((draft) => stateOf(draft) === 'waiting')
    .toSorted((a, b) => Number(a.waitingSince) - Number(b.waitingSince))

/**
 * What /newreport starts with: the draft with the requested id, a new draft, or, if it is unclear which, the list of drafts. A single
 * unfinished draft is continued at once.
 */
export function initialDraft(drafts: readonly Draft[], asked: string | null): Draft | 'new' | 'list' {
  const found = drafts.find(({ id }) => id === asked)
  if (found) return found
  const [first, ...others] = drafts
  if (!first || asked === 'new') return 'new'
  return others.length === 0 && stateOf(first) === 'unfinished' ? first : 'list'
}

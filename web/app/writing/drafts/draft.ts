import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { newKey } from '../../api/newKey.ts'
import type { Refusal } from '../../api/outcome.ts'
import type { PickedFile } from '../../media/picking/pickedFile.ts'
import { emptyReport, isBlank, type ReportText } from '../form/report.ts'
import type { ReportStep } from '../form/steps.ts'

/** A report that has not arrived yet. */
export interface Draft {
  /** Also the idempotency key under which it is sent: however often, one post is made of it. */
  id: string
  text: ReportText
  suspects: readonly LinkedSuspect[]
  files: readonly PickedFile[]
  savedAt: Date
  /** Where it was left by whoever fills it in step by step. */
  step?: ReportStep | undefined
  /** Since when it waits to be sent by itself. */
  waitingSince?: Date | undefined
  /** Why the server did not take it; it is not sent again before it has been changed. */
  refusal?: Refusal | undefined
  /** The files of the first try of which nobody knows whether it arrived. */
  tried?: readonly string[] | undefined
}

export type DraftState = 'unfinished' | 'waiting' | 'refused'

export const newDraft = (suspects: readonly LinkedSuspect[] = []): Draft => ({
  id: newKey(),
  text: emptyReport,
  suspects,
  files: [],
  savedAt: new Date(),
})

export const isEmptyDraft = ({
  text,
  suspects,
  files,
}: Pick<Draft, 'text' | 'suspects' | 'files'>): boolean =>
  suspects.length === 0 && files.length === 0 && isBlank(text)

export const stateOf = ({ waitingSince, refusal }: Draft): DraftState =>
  refusal ? 'refused' : waitingSince ? 'waiting' : 'unfinished'

/** What it is called by in a list. */
export const firstWords = ({ text }: Pick<Draft, 'text'>): string => text.title.trim() || text.desc.trim()

export const fileIds = (files: readonly PickedFile[]): string[] => files.map(({ id }) => id)

/** Whether the files are others than those of an earlier try that may have arrived. */
export const hasOtherFiles = ({ files, tried }: Pick<Draft, 'files' | 'tried'>): boolean =>
  tried !== undefined && tried.join() !== fileIds(files).join()

/** Those that wait to be sent, the first that was to be sent first. */
export const waitingInOrder = (drafts: readonly Draft[]): Draft[] =>
  drafts
    .filter((draft) => stateOf(draft) === 'waiting')
    .toSorted((a, b) => Number(a.waitingSince) - Number(b.waitingSince))

/**
 * What /newreport begins with: the draft that was asked for by its id, a new one, or, if there is no telling which,
 * the list of them. A single draft that nobody has finished goes on at once.
 */
export function placeOf(drafts: readonly Draft[], asked: string | null): Draft | 'new' | 'list' {
  const found = drafts.find(({ id }) => id === asked)
  if (found) return found
  const [first, ...others] = drafts
  if (!first || asked === 'new') return 'new'
  return others.length === 0 && stateOf(first) === 'unfinished' ? first : 'list'
}

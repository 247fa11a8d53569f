import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { placeIn } from '../form/steps.ts'
import { type Draft, initialDraft, newDraft, stateOf } from './draft.ts'

const parameter = 'draft'
const asNew = 'new'

export const newReportPath = `/newreport?${parameter}=${asNew}`
export const draftPath = (id: string) => `/newreport?${parameter}=${id}`

/** History state with which a report about a suspect is started; the suspect does not appear in the address. */
export const aboutSuspect = (suspect: LinkedSuspect) => ({ about: suspect })

const suspectsIn = (state: unknown): LinkedSuspect[] => {
  const { about } = (state ?? {}) as Partial<ReturnType<typeof aboutSuspect>>
  return about ? [about] : []
}

/** Whether the browser is at this entry of the history: navigation takes it there before the page is rendered. */
const isCurrentEntry = (key: string) => key === (history.state?.key ?? 'default')

/** A draft, or the list of them. */
type CurrentDraft = Draft | 'list'

/**
 * What /newreport shows, according to its address: a draft, a new one, or the list of drafts. Changes of the stored drafts do not change
 * it, except that an emptied list gives way to a new draft; otherwise only navigation does.
 */
export function useCurrentDraft(drafts: readonly Draft[] | undefined): CurrentDraft | undefined {
  const { key, state } = useLocation()
  const named = useSearchParams()[0].get(parameter)
  const navigate = useNavigate()
  const [at, setAt] = useState<{ key: string; current: CurrentDraft }>()

  const isEmptied = at?.current === 'list' && drafts?.length === 0
  if (drafts && (at?.key !== key || isEmptied)) {
    // The steps of a report are in the history under its id, even before any of it has been saved.
    const step = placeIn(state)
    const isGoingOn = at && at.current !== 'list' && at.current.id === (step?.draft ?? named)
    // A queued draft is not opened automatically, because it would not be sent while it is open.
    const begun = drafts.find((draft) => draft.id === step?.draft && stateOf(draft) === 'unfinished')
    const current = isGoingOn ? at.current : (begun ?? initialDraft(drafts, named))
    setAt({ key, current: current === 'new' ? newDraft(suspectsIn(state)) : current })
  }

  // After a reload, the page finds the draft that was started here.
  const unnamed = named === asNew && at && at.current !== 'list' ? at.current.id : undefined
  const isKept = drafts?.some(({ id }) => id === unnamed)
  useEffect(() => {
    // While a busy phone still renders a step, its entry is the one that would be replaced, with the step before it.
    if (unnamed && isKept && isCurrentEntry(key))
      void navigate(draftPath(unnamed), { replace: true, preventScrollReset: true, state })
  }, [unnamed, isKept, navigate, key, state])
  return at?.current
}

import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { placeIn } from '../form/steps.ts'
import { type Draft, newDraft, placeOf, stateOf } from './draft.ts'

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

/**
 * What /newreport shows, according to its address: a draft, a new one, or the list of drafts. Changes of the stored drafts do not change
 * it, except that an emptied list gives way to a new draft; otherwise only navigation does.
 */
export function usePlace(drafts: readonly Draft[] | undefined): Draft | 'list' | undefined {
  const { key, state } = useLocation()
  const named = useSearchParams()[0].get(parameter)
  const navigate = useNavigate()
  const [at, setAt] = useState<{ key: string; place: Draft | 'list' }>()

  const isEmptied = at?.place === 'list' && drafts?.length === 0
  if (drafts && (at?.key !== key || isEmptied)) {
    // The steps of a report are in the history under its id, even before any of it has been saved.
    const step = placeIn(state)
    const isGoingOn = at && at.place !== 'list' && at.place.id === (step?.draft ?? named)
    // A queued draft is not opened automatically, because it would not be sent while it is open.
    const begun = drafts.find((draft) => draft.id === step?.draft && stateOf(draft) === 'unfinished')
    const place = isGoingOn ? at.place : (begun ?? placeOf(drafts, named))
    setAt({ key, place: place === 'new' ? newDraft(suspectsIn(state)) : place })
  }

  // After a reload, the page finds the draft that was started here.
  const unnamed = named === asNew && at && at.place !== 'list' ? at.place.id : undefined
  const isKept = drafts?.some(({ id }) => id === unnamed)
  useEffect(() => {
    if (unnamed && isKept)
      void navigate(draftPath(unnamed), { replace: true, preventScrollReset: true, state })
  }, [unnamed, isKept, navigate, state])
  return at?.place
}

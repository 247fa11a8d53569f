import type { LinkedSuspect } from '@bichar/contract/suspects.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { placeIn } from '../form/steps.ts'
import { type Draft, newDraft, placeOf, stateOf } from './draft.ts'

const parameter = 'draft'
const asNew = 'new'

export const newReportPath = `/newreport?${parameter}=${asNew}`
export const draftPath = (id: string) => `/newreport?${parameter}=${id}`

/** What the history holds where a report is begun about somebody; nothing of it stands in the address. */
export const aboutSuspect = (suspect: LinkedSuspect) => ({ about: suspect })

const suspectsIn = (state: unknown): LinkedSuspect[] => {
  const { about } = (state ?? {}) as Partial<ReturnType<typeof aboutSuspect>>
  return about ? [about] : []
}

/**
 * Where somebody is at /newreport, as its address says: at a draft, at a new one, or at the list of drafts. What
 * happens to the drafts meanwhile leads nobody away; only going somewhere does.
 */
export function usePlace(drafts: readonly Draft[] | undefined): Draft | 'list' | undefined {
  const { key, state } = useLocation()
  const named = useSearchParams()[0].get(parameter)
  const navigate = useNavigate()
  const [at, setAt] = useState<{ key: string; place: Draft | 'list' }>()

  const isEmptied = at?.place === 'list' && drafts?.length === 0
  if (drafts && (at?.key !== key || isEmptied)) {
    // The steps of a report lie in the history under its id, also before anything of it has been kept.
    const step = placeIn(state)
    const isGoingOn = at && at.place !== 'list' && at.place.id === (step?.draft ?? named)
    // What waits to be sent is not opened by itself: it would not be sent for as long as it is open.
    const begun = drafts.find((draft) => draft.id === step?.draft && stateOf(draft) === 'unfinished')
    const place = isGoingOn ? at.place : (begun ?? placeOf(drafts, named))
    setAt({ key, place: place === 'new' ? newDraft(suspectsIn(state)) : place })
  }

  // Loaded again, the page finds what was begun here.
  const unnamed = named === asNew && at && at.place !== 'list' ? at.place.id : undefined
  const isKept = drafts?.some(({ id }) => id === unnamed)
  useEffect(() => {
    if (unnamed && isKept)
      void navigate(draftPath(unnamed), { replace: true, preventScrollReset: true, state })
  }, [unnamed, isKept, navigate, state])
  return at?.place
}

import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type Draft, newDraft, placeOf } from './draft.ts'

const parameter = 'draft'
const asNew = 'new'

export const newReportPath = `/newreport?${parameter}=${asNew}`
export const draftPath = (id: string) => `/newreport?${parameter}=${id}`

/**
 * Where somebody is at /newreport, as its address says: at a draft, at a new one, or at the list of drafts. What
 * happens to the drafts meanwhile leads nobody away; only going somewhere does.
 */
export function usePlace(drafts: readonly Draft[] | undefined): Draft | 'list' | undefined {
  const { key } = useLocation()
  const asked = useSearchParams()[0].get(parameter)
  const navigate = useNavigate()
  const [at, setAt] = useState<{ key: string; place: Draft | 'list' }>()

  const isEmptied = at?.place === 'list' && drafts?.length === 0
  if (drafts && (at?.key !== key || isEmptied)) {
    const place = placeOf(drafts, asked)
    setAt({ key, place: place === 'new' ? newDraft() : place })
  }

  // Loaded again, the page finds what was begun here.
  const begun = asked === asNew && at && at.place !== 'list' ? at.place.id : undefined
  const isKept = drafts?.some(({ id }) => id === begun)
  useEffect(() => {
    if (begun && isKept) void navigate(draftPath(begun), { replace: true, preventScrollReset: true })
  }, [begun, isKept, navigate])
  return at?.place
}

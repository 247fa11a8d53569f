import { useEffect, useRef } from 'react'
import { focusField } from '../../forms/elements.ts'
import type { Draft } from '../drafts/draft.ts'
import type { Report } from './useReport.ts'

/** Focuses the field to correct in a report that was sent from the outbox and refused. */
export function useRefusedField(report: Report, { refusal }: Draft): void {
  const isLookedFor = useRef(refusal !== undefined)
  const element = report.form.ref
  // No field is marked before the form has rendered once more.
  useEffect(() => {
    const wrong = isLookedFor.current && element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    isLookedFor.current = false
    focusField(wrong)
  })
}

import { useEffect, useRef } from 'react'
import { focusField } from '../../forms/elements.ts'
import type { Draft } from '../drafts/draft.ts'
import type { Report } from './useReport.ts'

/** A report that was sent by itself and refused opens at the field that has to be mended. */
export function useRefusedField(report: Report, { refusal }: Draft): void {
  const isLookedFor = useRef(refusal !== undefined)
  const element = report.form.ref
  // Nothing is marked before the form has been drawn once more.
  useEffect(() => {
    const wrong = isLookedFor.current && element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    isLookedFor.current = false
    focusField(wrong)
  })
}

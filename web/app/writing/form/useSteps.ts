import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { fieldWanted } from '../../forms/elements.ts'
import { useMedia } from '../../ui/useMedia.ts'
import type { Draft } from '../drafts/draft.ts'
import { placeIn, type ReportStep, reportSteps, type StepPlace, stepFrom } from './steps.ts'

export interface Steps {
  step: ReportStep
  /** Whether the way on leads back to the last page. */
  fromCheck: boolean
  go(step: ReportStep): void
  next(): void
  back(): void
}

/**
 * Leads through a report step by step where the screen is small; on a wide one, where all of it stands on one page, it is
 * nothing. The browser's own back and forward go through the steps. Each begins with its title, which a screen reader reads
 * out, or with the field that has to be mended.
 */
export function useSteps(draft: Draft, form: RefObject<HTMLFormElement | null>) {
  const isWide = useMedia('(min-width: 48rem)')
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  const found = placeIn(state)
  const isHere = found?.draft === draft.id
  const place: StepPlace = isHere
    ? found
    : { draft: draft.id, step: draft.refusal ? 'check' : (draft.step ?? reportSteps[0]), depth: 0 }
  const { step, depth, fromCheck = false } = place

  const moveTo = (to: StepPlace, replace = false) =>
    navigate({ pathname, search }, { state: to, replace, preventScrollReset: replace })
  const go = (to: ReportStep) =>
    void moveTo({ draft: draft.id, step: to, depth: depth + 1, fromCheck: step === 'check' })

  // What is not kept yet is found again by whoever comes back to the first step.
  const noteFirst = useEffectEvent(() => void moveTo(place, true))
  useEffect(() => {
    if (!isWide && !isHere) noteFirst()
  }, [isWide, isHere])

  const wanted = useRef<HTMLElement>(null)
  const onWanted = useEffectEvent(({ target }: Event) => {
    const holder = (target as HTMLElement).closest<HTMLElement>('[data-step]')
    wanted.current = target as HTMLElement
    if (holder) go(holder.dataset.step as ReportStep)
  })
  useEffect(() => {
    const element = form.current
    element?.addEventListener(fieldWanted, onWanted)
    return () => element?.removeEventListener(fieldWanted, onWanted)
  }, [form])

  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const title = form.current?.querySelector<HTMLElement>(`[data-step="${step}"] h2`)
    const target = wanted.current ?? title
    wanted.current = null
    target?.focus()
  }, [form, step])

  const steps: Steps = {
    step,
    fromCheck,
    go,
    next: () => go(fromCheck ? 'check' : stepFrom(step, 1)),
    back: () =>
      void (depth > 0 ? navigate(-1) : moveTo({ draft: draft.id, step: stepFrom(step, -1), depth: 0 }, true)),
  }
  return {
    steps: isWide ? undefined : steps,
    step,
    /** Goes back to where the report was begun, so that its steps do not lie behind what follows. */
    leave() {
      if (!isWide && depth > 0) void navigate(-depth)
    },
  }
}

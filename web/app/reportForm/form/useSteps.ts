import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { focusRequest } from '../../forms/elements.ts'
import { useMedia } from '../../ui/useMedia.ts'
import type { Draft } from '../drafts/draft.ts'
import { placeIn, type ReportStep, reportSteps, type StepPlace, stepFrom } from './steps.ts'

/** After this, what follows is shown even if the browser has not gone back: of a long history it may have dropped the start. */
const historyMilliseconds = 1000

export interface Steps {
  step: ReportStep
  /** Whether the next step is the last page, from which this one was reached. */
  fromCheck: boolean
  go(step: ReportStep): void
  next(): void
  back(): void
}

/**
 * Navigation through the steps of a report on a small screen; on a wide one, where the whole form is on one page, `steps` is undefined.
 * The browser's back and forward go through the steps. Each step starts with the focus on its title, which a screen reader reads out, or
 * on the field to correct.
 */
export function useSteps(
  draft: Pick<Draft, 'id' | 'step' | 'refusal'>,
  form: RefObject<HTMLFormElement | null>,
) {
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

  // Lets somebody who comes back to the first step find a report of which nothing has been saved yet.
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
    element?.addEventListener(focusRequest, onWanted)
    return () => element?.removeEventListener(focusRequest, onWanted)
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
    /**
     * Goes back to where the report was started, so that its steps do not precede the next page in the history. Resolves once the browser
     * is there: what is pressed earlier would be undone by it.
     */
    async leave() {
      // Whoever has opened another page meanwhile stays there.
      const here = placeIn(history.state?.usr)
      if (isWide || here?.draft !== draft.id || here.depth === 0) return
      void navigate(-here.depth)
      await new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true })
        setTimeout(resolve, historyMilliseconds)
      })
    },
  }
}

import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { DecisionGuard } from './useDecisionGuard.ts'

/** Tells the guard when the element that shows its view has come on the screen. */
export function useGuardedView(
  element: RefObject<Element | null>,
  { view, showing, watch }: DecisionGuard,
): void {
  const begin = useEffectEvent(() => (element.current ? watch(element.current) : undefined))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect has to run whenever something else is shown
  useEffect(() => (view === '' ? undefined : begin()), [view, showing])
}

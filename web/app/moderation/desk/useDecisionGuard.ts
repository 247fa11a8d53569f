import { useEffect, useRef, useState } from 'react'
import { type GuardRefusal, minShownMilliseconds, refusalOf, type ShownView } from './decisionGuard.ts'

export type DecisionGuard = ReturnType<typeof useDecisionGuard>

const noticeMilliseconds = 4_000

/** Knows what is on the screen and since when, and says what it refuses: every decision asks it. */
export function useDecisionGuard(view: string) {
  const seen = useRef<ShownView>(undefined)
  const [readable, setReadable] = useState('')
  /** Changes when the view has to come on the screen again although it is the same. */
  const [showing, setShowing] = useState(0)
  const [notice, setNotice] = useState<{ refused: GuardRefusal }>()

  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(undefined), noticeMilliseconds)
    return () => clearTimeout(timer)
  }, [notice])

  const say = (refused: GuardRefusal) => setNotice({ refused })
  return {
    view,
    showing,
    /** Whether what is on the screen takes decisions. */
    isReadable: view !== '' && readable === view,
    /** What was refused last, for a moment. */
    refused: notice?.refused,
    say,
    /** Whether a decision that was pressed at this time is taken; says so if it is not. */
    allows(pressedAt: number): boolean {
      const refusal = refusalOf(view, seen.current, pressedAt)
      if (refusal) say(refusal)
      return refusal === undefined
    },
    /** Another item is about to be opened: from now on no press is meant for the one that is still on the screen. */
    leave() {
      seen.current = undefined
      setReadable('')
      setShowing((times) => times + 1)
    },
    /** Notes when the element, which shows the view, has come on the screen. Returns a function that stops. */
    watch(element: Element): () => void {
      let timer: ReturnType<typeof setTimeout>
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        seen.current = { view, since: performance.now() }
        timer = setTimeout(() => setReadable(view), minShownMilliseconds)
      })
      observer.observe(element)
      return () => {
        observer.disconnect()
        clearTimeout(timer)
        seen.current = undefined
        setReadable('')
      }
    },
  }
}

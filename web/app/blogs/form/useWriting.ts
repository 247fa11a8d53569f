import { useEffect, useRef, useState } from 'react'
import type { BlogDraft } from './blogText.ts'
import { haveWritten, type WritingAction, type Written, writtenOf } from './writing.ts'

export interface Writing {
  /** What is being done just now. */
  action: WritingAction | undefined
  /** Whether there is a text to go back to, or to return to afterwards. */
  canSwap: boolean
  /** Throws what went wrong, or an AbortError when it was stopped; the form then shows again what it showed before. */
  run(action: WritingAction): Promise<void>
  stop(): void
  /** Changes the text written last for the one before it, and back. */
  swap(): void
}

/** Has parts of a draft written; `write` puts them into its form. Leaving the form stops it. */
export function useWriting(draft: BlogDraft, write: (written: Written) => void): Writing {
  const [action, setAction] = useState<WritingAction>()
  const [other, setOther] = useState<Written>()
  const running = useRef<AbortController>(undefined)
  const left = useRef(false)
  useEffect(() => {
    left.current = false
    return () => {
      left.current = true
      running.current?.abort()
    }
  }, [])

  return {
    action,
    canSwap: other !== undefined && action === undefined,
    async run(wanted) {
      if (running.current) return
      const controller = new AbortController()
      const before = writtenOf(draft)
      running.current = controller
      setAction(wanted)
      try {
        write(await haveWritten(wanted, draft, write, controller.signal))
        setOther(before)
      } catch (error) {
        if (left.current) return
        write(before)
        throw error
      } finally {
        running.current = undefined
        setAction(undefined)
      }
    },
    stop: () => running.current?.abort(),
    swap() {
      if (!other) return
      setOther(writtenOf(draft))
      write(other)
    },
  }
}

import { useEffect, useRef, useState } from 'react'
import type { BlogDraft } from './blogText.ts'
import { haveWritten, type WritingAction, type Written, writtenOf } from './writing.ts'

export interface Writing {
  /** The writing action that is currently running. */
  action: WritingAction | undefined
  /** Whether there is another version of the text to switch to. */
  canSwap: boolean
  /** Rejects with the error that occurred, or with an AbortError when it was stopped; the form is then restored to its previous content. */
  run(action: WritingAction): Promise<void>
  stop(): void
  /** Switches between the generated text and the text before it. */
  swap(): void
}

/** Has parts of a draft generated; `write` puts them into the form. Unmounting the form aborts it. */
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

import { useEffect, useRef, useState } from 'react'
import type { BlogDraft } from './blogText.ts'
import {
  type GeneratedParts,
  type GenerationAction,
  generatedPartsOf,
  generateText,
} from './textGeneration.ts'

export interface TextGeneration {
  /** The action that is currently running. */
  action: GenerationAction | undefined
  /** Whether there is another version of the text to switch to. */
  canSwap: boolean
  /** Rejects with the error that occurred, or with an AbortError when it was stopped; the form is then restored to its previous content. */
  run(action: GenerationAction): Promise<void>
  stop(): void
  /** Switches between the generated text and the text before it. */
  swap(): void
}

/** Has parts of a draft generated; `write` puts them into the form. Unmounting the form aborts it. */
export function useTextGeneration(
  draft: BlogDraft,
  onGenerated: (written: GeneratedParts) => void,
): TextGeneration {
  const [action, setAction] = useState<GenerationAction>()
  const [other, setOther] = useState<GeneratedParts>()
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
      const before = generatedPartsOf(draft)
      running.current = controller
      setAction(wanted)
      try {
        onGenerated(await generateText(wanted, draft, onGenerated, controller.signal))
        setOther(before)
      } catch (error) {
        if (left.current) return
        onGenerated(before)
        throw error
      } finally {
        running.current = undefined
        setAction(undefined)
      }
    },
    stop: () => running.current?.abort(),
    swap() {
      if (!other) return
      setOther(generatedPartsOf(draft))
      onGenerated(other)
    },
  }
}

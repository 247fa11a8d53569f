import { reviewTexts } from '@bichar/contract/rules/texts.ts'
import { type ReactNode, useState } from 'react'
import { useDiscardQuestion, useUnsentWords } from '../ui/useDiscardQuestion.tsx'
import { charactersLeft } from './textLength.ts'

interface ReasonOptions {
  /** The reason that the field contains at first. */
  initial?: string
  onClose(): void
}

export interface Reason {
  text: string
  isTooLong: boolean
  /** Takes a ready reason; once more brings back what was written before. */
  choose(ready: string): void
  write(words: string): void
  /** Closes the dialog, and asks first if words that the moderator wrote would be lost. */
  close(): void
  question: ReactNode
}

/** The reason that a moderator gives in a dialog: a ready one, or their own words. */
export function useReason({ initial = '', onClose }: ReasonOptions): Reason {
  const [written, setWritten] = useState(initial)
  const [ready, setReady] = useState<string>()
  const text = ready ?? written
  const discard = useDiscardQuestion({
    isDirty: () => written !== initial && written.trim() !== '',
    words: useUnsentWords(),
    onClose,
  })
  return {
    text,
    isTooLong: (charactersLeft(text, reviewTexts.reason.most) ?? 0) < 0,
    choose: (chosen) => setReady(chosen === ready ? undefined : chosen),
    write(words) {
      setWritten(words)
      setReady(undefined)
    },
    ...discard,
  }
}

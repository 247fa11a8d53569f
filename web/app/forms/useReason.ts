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
  /** Takes a ready reason. */
  choose(text: string): void
  write(text: string): void
  /** Closes the dialog, and asks first if words that the moderator wrote would be lost. */
  close(): void
  question: ReactNode
}

/** The reason that a moderator gives in a dialog: a ready one, or their own words. */
export function useReason({ initial = '', onClose }: ReasonOptions): Reason {
  const [text, setText] = useState(initial)
  const [isWritten, setIsWritten] = useState(false)
  const discard = useDiscardQuestion({
    isDirty: () => isWritten && text.trim() !== '',
    words: useUnsentWords(),
    onClose,
  })
  return {
    text,
    isTooLong: (charactersLeft(text, reviewTexts.reason.most) ?? 0) < 0,
    choose(ready) {
      setText(ready)
      setIsWritten(false)
    },
    write(words) {
      setText(words)
      setIsWritten(true)
    },
    ...discard,
  }
}

import { matchedWords } from '@bichar/contract/rules/search/matchedWords.ts'
import { type ReactNode, useMemo } from 'react'
import { type Marking, MarkingContext } from '../ui/marking.tsx'
import { excerpt } from './excerpt.ts'

/** Marks the words in its children that match a search for `words`, in whichever script they are written. */
export function MarkingOf({ words, children }: { words: string; children: ReactNode }) {
  const marking = useMemo((): Marking | undefined => {
    if (!words) return undefined
    const pieces = (text: string) => matchedWords(words, text)
    return { pieces, excerpt: (text) => excerpt(pieces(text)) }
  }, [words])
  return <MarkingContext value={marking}>{children}</MarkingContext>
}

import { findingsIn } from '@bichar/contract/rules/findings/findings.ts'
import { watchListOf } from '@bichar/contract/rules/findings/watchList.ts'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { type Marking, MarkingContext, type Piece } from '../../ui/marking.tsx'
import { findingPieces } from './findingPieces.ts'

interface FindingsMarkingProps {
  /** The entries of the watch list that the texts contain. */
  watchWords: readonly string[]
  children: ReactNode
}

/** Marks what a moderator should look at in the texts of its children: numbers, addresses, threats and watch words. */
export function FindingsMarking({ watchWords, children }: FindingsMarkingProps) {
  const t = useTranslations('desk.findings')
  const marking = useMemo((): Marking => {
    const watchList = watchListOf(watchWords)
    const known = new Map<string, Piece[]>()
    return {
      pieces(text) {
        const pieces = known.get(text) ?? findingPieces(text, findingsIn(text, watchList), (kind) => t(kind))
        known.set(text, pieces)
        return pieces
      },
      excerpt: () => undefined,
    }
  }, [watchWords, t])
  return <MarkingContext value={marking}>{children}</MarkingContext>
}

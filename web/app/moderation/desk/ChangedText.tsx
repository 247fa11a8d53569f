import { type ReactNode, useContext, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { MarkedPieces, MarkingContext } from '../../ui/marking.tsx'
import { piecesOfChanges } from './findingPieces.ts'
import { wordChanges } from './wordChanges.ts'

interface ChangedTextProps {
  /** The text as it was approved. */
  before: string
  text: string
}

/** A text with the words that are new or gone since it was approved. */
export function ChangedText({ before, text }: ChangedTextProps) {
  const marking = useContext(MarkingContext)
  const changes = useMemo(() => wordChanges(before, text), [before, text])
  const pieces = marking?.pieces(text) ?? [{ text, isMatch: false }]
  return piecesOfChanges(changes, pieces).map((change, index) => {
    const Change = { same: Same, added: Added, removed: Removed }[change.kind]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a change is identified by its position in the text
      <Change key={index}>
        <MarkedPieces pieces={change.pieces} />
      </Change>
    )
  })
}

const Same = ({ children }: { children: ReactNode }) => children

/**
 * Something that is new since the approval. Screen readers do not say that it is an `ins` or a `del`, so both have generated content that
 * does; it is not copied with the text.
 */
export const Added = ({ children }: { children: ReactNode }) => (
  <ins
    data-label={useTranslations('desk.changes')('added')}
    className={`${spoken} bg-calm/15 font-semibold underline decoration-2 decoration-calm underline-offset-3`}
  >
    {children}
  </ins>
)

/** Something that is gone since the approval. */
export const Removed = ({ children }: { children: ReactNode }) => (
  <del
    data-label={useTranslations('desk.changes')('removed')}
    className={`${spoken} text-quiet line-through decoration-2`}
  >
    {children}
  </del>
)

const spoken = "before:sr-only before:content-['['attr(data-label)':_'] after:sr-only after:content-[']']"

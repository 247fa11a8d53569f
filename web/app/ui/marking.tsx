import { createContext, useContext } from 'react'

/** A part of a text, and whether it is marked. */
export interface Piece {
  text: string
  isMatch: boolean
  /** Why it is marked, where that is not a search that the reader has made. */
  label?: string
}

/** How texts show why a search has found them, or what a moderator should look at. */
export interface Marking {
  pieces(text: string): readonly Piece[]
  /** Returns the part of a long text to show instead of its beginning, if only a later part matches. */
  excerpt(text: string): string | undefined
}

/** Undefined where nothing is marked. */
export const MarkingContext = createContext<Marking | undefined>(undefined)

/** Renders a text with its parts marked. */
export function Marked({ text }: { text: string }) {
  const marking = useContext(MarkingContext)
  return marking ? <MarkedPieces pieces={marking.pieces(text)} /> : text
}

export const MarkedPieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position in the text
    piece.isMatch ? <Mark key={index} piece={piece} /> : piece.text,
  )

/** The label is generated content: a screen reader says it, and whoever copies the text does not get it. */
function Mark({ piece: { text, label } }: { piece: Piece }) {
  if (!label) return <mark>{text}</mark>
  return (
    <mark
      title={label}
      className="underline decoration-2 decoration-alarm underline-offset-3 after:sr-only after:content-['_('attr(title)')']"
    >
      {text}
    </mark>
  )
}

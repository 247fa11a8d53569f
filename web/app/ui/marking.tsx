import { createContext, useContext } from 'react'

/** A part of a text, and whether it matches the search. */
export interface Piece {
  text: string
  isMatch: boolean
}

/** How texts show why a search has found them. */
export interface Marking {
  pieces(text: string): readonly Piece[]
  /** Returns the part of a long text to show instead of its beginning, if only a later part matches. */
  excerpt(text: string): string | undefined
}

/** Undefined where nothing was searched for. */
export const MarkingContext = createContext<Marking | undefined>(undefined)

/** Renders a text with its search matches marked. */
export function Marked({ text }: { text: string }) {
  const marking = useContext(MarkingContext)
  if (!marking) return text
  return marking.pieces(text).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its position in the text
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}

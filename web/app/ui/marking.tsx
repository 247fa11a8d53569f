import { createContext, useContext } from 'react'

/** A part of a text, and whether a search has met it. */
export interface Piece {
  text: string
  isMatch: boolean
}

/** How texts say why a search has found them. */
export interface Marking {
  pieces(text: string): readonly Piece[]
  /** What is shown of a long text in place of its beginning, where only what follows matches. */
  excerpt(text: string): string | undefined
}

/** None where nothing was searched for. */
export const MarkingContext = createContext<Marking | undefined>(undefined)

/** A text with the words marked that a search has met. */
export function Marked({ text }: { text: string }) {
  const marking = useContext(MarkingContext)
  if (!marking) return text
  return marking.pieces(text).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  )
}

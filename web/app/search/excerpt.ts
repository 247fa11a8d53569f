import { beginning } from '../i18n/text.ts'
import type { Piece } from '../ui/marking.tsx'

/** How many characters before the first match are kept, extended to the beginning of a word. */
const before = 40

/**
 * The part of a long text that a card shows, around its first match; `undefined` if the text does not match, or if the match is in its
 * beginning, which is shown anyway.
 */
export function excerpt(pieces: readonly Piece[]): string | undefined {
  const text = pieces.map((piece) => piece.text).join('')
  const first = pieces.findIndex(({ isMatch }) => isMatch)
  const at = pieces.slice(0, first).reduce((length, piece) => length + piece.text.length, 0)
  const start = beginning(text)
  // The beginning has runs of spaces collapsed, so it may end further on in the text: at worst the match is shown twice.
  if (first < 0 || start === undefined || at < start.length) return undefined
  const [word = ''] = /\S*$/.exec(text.slice(0, at - before)) ?? []
  const rest = text.slice(at - before - word.length)
  const cut = beginning(rest)
  return cut === undefined ? `…${rest.trim()}` : `…${cut}…`
}

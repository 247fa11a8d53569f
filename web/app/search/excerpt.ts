import { beginning } from '../i18n/text.ts'
import type { Piece } from '../ui/marking.tsx'

/** Characters before the first match that stay, from the beginning of a word on. */
const before = 40

/**
 * So much of a long text as a card shows, around its first match; `undefined` where the text does not match, or where
 * its beginning, which is shown anyway, does.
 */
export function excerpt(pieces: readonly Piece[]): string | undefined {
  const text = pieces.map((piece) => piece.text).join('')
  const first = pieces.findIndex(({ isMatch }) => isMatch)
  const at = pieces.slice(0, first).reduce((length, piece) => length + piece.text.length, 0)
  const start = beginning(text)
  // Runs of spaces are one in the beginning, so it may end further on in the text: then it is shown twice at worst.
  if (first < 0 || start === undefined || at < start.length) return undefined
  const [word = ''] = /\S*$/.exec(text.slice(0, at - before)) ?? []
  const rest = text.slice(at - before - word.length)
  const cut = beginning(rest)
  return cut === undefined ? `…${rest.trim()}` : `…${cut}…`
}

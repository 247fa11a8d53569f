import { findingsIn } from '@bichar/contract/rules/findings/findings.ts'
import { anyText } from '@bichar/contract/test/anyText.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Piece } from '../../ui/marking.tsx'
import { findingPieces, piecesOfChanges } from './findingPieces.ts'
import { wordChanges } from './wordChanges.ts'

const piecesOf = (text: string) => findingPieces(text, findingsIn(text, []), (kind) => kind)
const written = (pieces: readonly Piece[]) =>
  pieces.map(({ text, label }) => (label ? `[${label} ${text}]` : text)).join('')

describe('what was found', () => {
  it('is marked in the text', () => {
    expect(written(piecesOf('Call 01712345678 at House 12.'))).toBe(
      'Call [phone 01712345678] at [address House 12].',
    )
    expect(piecesOf('')).toEqual([])
  })

  it('is marked across what has changed, and in nothing that is gone', () => {
    const after = 'Call 01712-345678 now'
    const changes = piecesOfChanges(wordChanges('Call 01712-999999 or 01812345678', after), piecesOf(after))
    expect(changes.map(({ kind, pieces }) => [kind, written(pieces)])).toEqual([
      ['same', 'Call [phone 01712-]'],
      ['removed', '999999 or 01812345678'],
      ['added', '[phone 345678] now'],
    ])
  })

  const text = fc
    .array(fc.oneof(fc.constantFrom('01712345678', ' ', 'House 12', 'word'), anyText(4)), { maxLength: 12 })
    .map((parts) => parts.join(''))

  it('leaves the text as it is, whatever that is and was', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = piecesOfChanges(wordChanges(before, after), piecesOf(after))
        const present = changes.filter(({ kind }) => kind !== 'removed').flatMap(({ pieces }) => pieces)
        expect(present.map((piece) => piece.text).join('')).toBe(after)
      }),
    )
  })
})

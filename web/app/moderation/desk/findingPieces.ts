import type { Finding } from '@bichar/contract/rules/findings/findings.ts'
import type { Piece } from '../../ui/marking.tsx'
import type { TextChange } from './wordChanges.ts'

/** The text in pieces, of which those that were found are marked. */
export function findingPieces(
  text: string,
  findings: readonly Finding[],
  labelOf: (kind: Finding['kind']) => string,
): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const finding of findings) {
    if (finding.start > end) pieces.push({ text: text.slice(end, finding.start), isMatch: false })
    end = finding.end
    pieces.push({ text: text.slice(finding.start, end), isMatch: true, label: labelOf(finding.kind) })
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false })
  return pieces
}

interface ChangePieces {
  kind: TextChange['kind']
  pieces: readonly Piece[]
}

/** The changes of a text, each with the pieces of the present text that it consists of. */
export function piecesOfChanges(changes: readonly TextChange[], pieces: readonly Piece[]): ChangePieces[] {
  const left = [...pieces]
  /** Takes the next characters off the pieces, cutting the last one. */
  const take = (length: number): Piece[] => {
    const taken: Piece[] = []
    let open = length
    while (open > 0) {
      const piece = left.shift()
      if (!piece) break
      taken.push({ ...piece, text: piece.text.slice(0, open) })
      if (piece.text.length > open) left.unshift({ ...piece, text: piece.text.slice(open) })
      open -= piece.text.length
    }
    return taken
  }
  return changes.map(({ kind, text }) => ({
    kind,
    pieces: kind === 'removed' ? [{ text, isMatch: false }] : take(text.length),
  }))
}

import type { Suspect } from '@bichar/contract/suspects.ts'
import { photoRatio } from './photoShape.ts'

/** Estimated height of a card's text and of each line of its name, as a share of the width of a card on a phone. */
const wordsHeight = 1.2
const lineHeight = 0.14
const lettersPerLine = 16

const cardHeight = (suspect: Suspect): number =>
  1 / photoRatio(suspect) +
  wordsHeight +
  lineHeight * (Math.ceil(suspect.name.length / lettersPerLine) + (suspect.location ? 1 : 0))

/**
 * Distributes the cards over two columns; each goes into the column that is shorter so far. It depends on the suspects alone, so that
 * the server and every screen get the same result, and appended suspects do not move earlier ones.
 */
export function inColumns(suspects: readonly Suspect[]): [Suspect[], Suspect[]] {
  const left: Suspect[] = []
  const right: Suspect[] = []
  let ahead = 0
  for (const suspect of suspects) {
    if (ahead <= 0) {
      left.push(suspect)
      ahead += cardHeight(suspect)
    } else {
      right.push(suspect)
      ahead -= cardHeight(suspect)
    }
  }
  return [left, right]
}

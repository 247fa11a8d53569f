import type { Suspect } from '@bichar/contract/suspects.ts'
import { photoRatio } from './photoShape.ts'

/** About how tall the words of a card are, in widths of a card on a phone, and of each line of its name. */
const wordsHeight = 0.8
const lineHeight = 0.14
const lettersPerLine = 16

const cardHeight = (suspect: Suspect): number =>
  1 / photoRatio(suspect) +
  wordsHeight +
  lineHeight * (Math.ceil(suspect.name.length / lettersPerLine) + (suspect.location ? 1 : 0))

/**
 * The cards in two columns, each put beneath the one that is shorter so far. It looks only at the suspects themselves,
 * so that the server and every screen do it alike, and what is added at the end moves nothing that stands already.
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

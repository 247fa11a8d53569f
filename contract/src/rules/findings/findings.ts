import { addressesIn } from './addresses.ts'
import { emailsIn, phonesIn, profilesIn } from './contacts.ts'
import { type FindingKind, findingKinds } from './findingKinds.ts'
import { idNumbersIn } from './idNumbers.ts'
import { readableText } from './readableText.ts'
import { type Span, withoutOverlaps } from './spans.ts'
import { threatsIn } from './threats.ts'
import { type WatchList, watchWordsIn } from './watchList.ts'

/** They take a text in the spelling of `readableText`; words are looked for in the original. */
const detectors: Record<Exclude<FindingKind, 'watchWord'>, (readable: string) => Span[]> = {
  phone: phonesIn,
  email: emailsIn,
  profile: profilesIn,
  address: addressesIn,
  idNumber: idNumbersIn,
  threat: threatsIn,
}

export interface Finding extends Span {
  kind: FindingKind
}

/** What is found in a text, in its order and without overlaps; the same on the server and in the browser. */
export function findingsIn(text: string, watchList: WatchList): Finding[] {
  const { text: readable, originalIndexes } = readableText(text)
  const original = (index: number) => originalIndexes[index] ?? text.length
  const spansOf = (kind: FindingKind): Span[] =>
    kind === 'watchWord'
      ? watchWordsIn(text, watchList)
      : detectors[kind](readable).map(({ start, end }) => ({ start: original(start), end: original(end) }))
  return withoutOverlaps(findingKinds.flatMap((kind) => spansOf(kind).map((span) => ({ kind, ...span }))))
}

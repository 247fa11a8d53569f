import { type CrimeType, crimeTypes } from './crimeTypes.ts'
import { wordsOfCrime } from './crimeWords.ts'
import { limits } from './limits.ts'
import { stemOf, wordsInOrder } from './search/words.ts'

export interface ReportContent {
  title: string
  desc: string
  /** The crimes that each linked suspect is accused of. */
  crimesOfSuspects: readonly (readonly CrimeType[])[]
  /** The kinds that are already chosen. */
  chosen: readonly CrimeType[]
}

/** Characters. The rest of a longer text is not scanned for kinds. */
const mostRead = 4_000

/**
 * The kinds of crime to propose: first those whose words occur in the text, with the most matching words first, then those of the
 * suspects. It returns at most as many as can still be added to the chosen ones, and selects none of them.
 */
export function proposedKinds({ title, desc, crimesOfSuspects, chosen }: ReportContent): CrimeType[] {
  const text = spaced(wordsInOrder(`${title} ${desc}`.slice(0, mostRead)))
  const weights = new Map(crimeTypes.map((kind) => [kind, 0]))
  const add = (kind: CrimeType, weight: number) => weights.set(kind, (weights.get(kind) ?? 0) + weight)
  for (const { kind, occursIn } of markers) if (occursIn(text)) add(kind, crimeTypes.length)
  for (const kind of new Set(crimesOfSuspects.flat())) add(kind, 1)
  return crimeTypes
    .filter((kind) => weights.get(kind) !== 0 && !chosen.includes(kind))
    .sort((one, other) => (weights.get(other) ?? 0) - (weights.get(one) ?? 0))
    .slice(0, Math.max(0, limits.kindsPerPost - chosen.length))
}

interface Spaced {
  words: string
  stems: string
}

const spaced = (words: readonly string[]): Spaced => ({
  words: ` ${words.join(' ')} `,
  stems: ` ${words.map(stemOf).join(' ')} `,
})

const markers = crimeTypes.flatMap((kind) =>
  wordsOfCrime(kind).map((word) => ({ kind, occursIn: findOf(word) })),
)

function findOf(word: string): (text: Spaced) => boolean {
  const sought = spaced(wordsInOrder(word.replace('*', '')))
  return word.endsWith('*')
    ? ({ words }) => words.includes(sought.words.trimEnd())
    : ({ words, stems }) => words.includes(sought.words) || stems.includes(sought.stems)
}

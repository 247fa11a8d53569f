import type { CrimeType } from '@bichar/contract/crimeTypes.ts'
import type { Pool } from 'pg'
import { countCrimes } from './feed.ts'

type Counts = Record<CrimeType, number>

const keptMilliseconds = 60_000

/**
 * The counts of crimes as they were within the last minute. Counting reads every suspect of every post, and each visit
 * to the home page asks for it: those that ask at the same time share the answer, too.
 */
export function keptCrimeCounts(pool: Pool): () => Promise<Counts> {
  let kept: { counts: Promise<Counts>; until: number } | undefined
  return () => {
    if (!kept || kept.until < Date.now()) {
      const counts = countCrimes(pool)
      kept = { counts, until: Date.now() + keptMilliseconds }
      counts.catch(() => {
        kept = undefined
      })
    }
    return kept.counts
  }
}

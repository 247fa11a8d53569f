import { createHash } from 'node:crypto'
import { soundKey } from '@bichar/contract/rules/search/soundKey.ts'
import type { Deps } from '../core/deps.ts'
import { computeAllPhoneticKeys, deleteUnusedWords, resetOutdatedPhoneticKeys } from '../db/lexicon.ts'
import divisions from '../places/bangladesh.json' with { type: 'json' }

let rules: string | undefined

/** A digest of the sounds of all place names, which changes when the phonetic rules change. */
function rulesOfSound(): string {
  rules ??= digestOfSounds()
  return rules
}

function digestOfSounds(): string {
  const sounds = divisions.flatMap(({ districts }) =>
    districts.flatMap(({ places, ...district }) =>
      [district, ...places].flatMap(({ en, bn }) => [en, bn].map(soundKey)),
    ),
  )
  return createHash('sha256').update(sounds.join(' ')).digest('hex')
}

/** Registers the module's jobs in this process. */
export async function searchJobs({
  kysely,
  jobs,
  withoutTimeouts,
}: Pick<Deps, 'kysely' | 'jobs' | 'withoutTimeouts'>): Promise<void> {
  await resetOutdatedPhoneticKeys(kysely, rulesOfSound())
  // A search computes the sounds of some new words itself; after a restored backup, or with new rules, there are more.
  await jobs.every('search.hear', '*/10 * * * *', () => computeAllPhoneticKeys(kysely))
  // Before four in the morning in Dhaka.
  await jobs.every('search.forget', '23 21 * * *', () => withoutTimeouts(deleteUnusedWords))
}

import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import { sql } from 'kysely'
import {
  lacksPhoneticKeys,
  parseSearchTerms,
  rankedMatches,
  type SearchQuery,
  searched,
  withPhoneticKeys,
} from '../db/lexicon.ts'
import { rowsOf } from '../db/sql.ts'
import { readSuspectsById } from '../suspects/feed.ts'
import type { SuspectRow } from '../suspects/store.ts'
import type { Searching } from './store.ts'

/** Suspects with a name that may begin with the query: matches by letters first, then by sound. */
export const suggestSuspects = (deps: Searching, query: string): Promise<SuspectRow[]> =>
  searched(deps, async (db) => {
    const words = parseSearchTerms(query, 'typed')
    if (words.length === 0) return []
    const wanted: SearchQuery = { words, reach: 'names', facets: [], maxResults: 200 }
    const { ids } = await withPhoneticKeys(db, async () => {
      const [row] = await rowsOf<{ ids: string[]; hasMissingPhoneticKeys: boolean }>(
        db,
        sql`select array(select id from ${rankedMatches('suspects', wanted)} f
          order by tier, sort_key desc limit ${serverLimits.suggestedSuspects}) as ids, ${lacksPhoneticKeys} as "hasMissingPhoneticKeys"`,
      )
      return row ?? { ids: [], hasMissingPhoneticKeys: false }
    })
    return readSuspectsById(deps, ids)
  })

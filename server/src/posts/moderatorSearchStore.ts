import { reportFields } from '@bichar/contract/rules/reportFields.ts'
import { reportTexts, textFields } from '@bichar/contract/rules/reportTexts.ts'
import { storedText } from '@bichar/contract/rules/text.ts'
import { sql } from 'kysely'
import { escapeLike } from '../db/like.ts'
import type { Sql } from '../db/sql.ts'

/** The place has a filter of its own at the desk. */
const searched = textFields.filter((field) => field !== 'location' && 'searchWeight' in reportFields[field])

/**
 * SQL for whether a search of moderators finds a row of `posts`, by the name that the query gives it. It looks only into what is public
 * once the post is: a hit by the author's name would reveal who wrote something anonymous.
 */
export function containsText(post: string, search: string): Sql {
  const contains = searched.map((field) => {
    const pattern = `%${escapeLike(storedText(reportTexts[field], search))}%`
    return sql`${sql.ref(`${post}.${reportFields[field].column}`)} ilike ${pattern}`
  })
  return sql`(${sql.join(contains, sql` or `)})`
}

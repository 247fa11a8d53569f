import { sql } from 'kysely'
import { guest } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { rowsOf, type Sql } from '../db/sql.ts'
import { postStatement } from '../posts/store.ts'
import { postView } from '../posts/view.ts'
import { timelineRows, wholeTimelines } from '../timelines/store.ts'
import { timelineView } from '../timelines/view.ts'

type ReadDeps = Pick<Deps, 'kysely' | 'pool' | 'authorship'>

const pageRows = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Rows in the order of their ids, which are random and say nothing of when something was written. */
async function* inPages<Row extends { _id: string }>(
  read: (after: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let after: string | undefined = beforeAll; after !== undefined; ) {
    const page: Row[] = await read(after)
    yield* page
    after = page.length < pageRows ? undefined : page.at(-1)?._id
  }
}

const pageOf = (from: Sql, after: Sql): Sql =>
  sql`${from} and id > ${after} order by id limit ${sql.raw(`${pageRows}`)}`

const posts = postStatement(
  'exported_posts',
  pageOf(sql`select * from posts where is_allowed`, sql`$1`),
  sql`id`,
  sql`$2`,
)

export const publicPosts = (deps: ReadDeps) =>
  inPages(async (after) => (await posts(deps, null, [after, null])).map((row) => postView(row, guest)))

const isPublic = sql`exists (select from posts p where p.id = post_id and p.is_allowed)`

/** Without a column of the author: nothing here can say who wrote a comment. */
export const publicComments = ({ kysely }: ReadDeps) =>
  inPages((after) =>
    rowsOf<{ _id: string }>(
      kysely,
      pageOf(
        sql`
          select id as _id, post_id as "postId", parent_id as "parentId", text, is_anonymous as "isAnonymous",
            created_at as "createdAt", upvote_count as "upvoteCount", downvote_count as "downvoteCount"
          from comments c where state = 'shown' and ${isPublic}
            and not exists (select from comments parent where parent.id = c.parent_id and parent.state <> 'shown')`,
        sql`${after}::uuid`,
      ),
    ),
  )

export const publicTimelines = (deps: ReadDeps) =>
  inPages(async (after) => {
    const chosen = pageOf(sql`select * from timelines where is_approved and ${isPublic}`, sql`${after}::uuid`)
    const rows = await rowsOf(deps.kysely, wholeTimelines(chosen, sql`t.id`, null))
    return timelineRows(deps, null, rows).map((row) => timelineView(row, guest))
  })

export const publicSuspects = ({ kysely }: ReadDeps) =>
  inPages((after) =>
    rowsOf<{ _id: string }>(
      kysely,
      pageOf(
        sql`
          select id as _id, name, age, gender, danger_level as "dangerLevel", status, location,
            crime_types as "crimeTypes", is_minor as "isMinor",
            (select '/media/' || m.name from media m where m.id = photo_id) as photo,
            created_at as "createdAt"
          from public_suspects where true`,
        sql`${after}::uuid`,
      ),
    ),
  )

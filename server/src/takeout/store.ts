import { sql } from 'kysely'
import { subjectsOf } from '../authorship/store.ts'
import type { Deps } from '../core/deps.ts'
import { rowsOf, type Sql } from '../db/sql.ts'
import { type SuspectRow, suspectRows, wholeSuspects } from '../suspects/store.ts'
import { type TimelineRow, timelineRows, wholeTimelines } from '../timelines/store.ts'

type ReadDeps = Pick<Deps, 'kysely' | 'authorship'>

/** How many rows are read at once. */
const pageRows = 200

/**
 * Reads the rows with the ids that a query finds, page by page. The ids are read first: in a query that also orders and limits the rows,
 * PostgreSQL might walk through those of everybody.
 */
async function* pagesOf<Row>(
  { kysely }: ReadDeps,
  ids: Sql,
  read: (ids: readonly string[]) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  const found = (await rowsOf<{ id: string }>(kysely, ids)).map(({ id }) => id)
  for (let start = 0; start < found.length; start += pageRows)
    yield read(found.slice(start, start + pageRows))
}

export async function* ownComments(deps: ReadDeps, userId: string): AsyncGenerator<object[]> {
  const unnamed = await subjectsOf(deps.kysely, deps.authorship, userId)
  const own = sql`
    select id from comments where user_id = ${userId}
    union all select id from comments where id = any(${unnamed}::uuid[]) and is_anonymous order by id`
  yield* pagesOf(deps, own, (ids) =>
    rowsOf(
      deps.kysely,
      sql`select c.id, c.post_id as "postId", c.parent_id as "parentId", c.text, c.is_anonymous as "isAnonymous",
          c.state <> 'shown' as "isHeld", coalesce(v.is_up, c.author_vote) as "isOwnVoteUp",
          c.upvote_count as "upvoteCount", c.downvote_count as "downvoteCount", c.created_at as "createdAt"
        from comments c left join comment_votes v on v.comment_id = c.id and v.user_id = ${userId}
        where c.id = any(${ids}::uuid[]) order by c.id`,
    ),
  )
}

/** The entries that somebody has added to cases: under their name, and as the author of their reports. */
export async function* ownTimelines(deps: ReadDeps, userId: string): AsyncGenerator<TimelineRow[]> {
  const unnamed = await subjectsOf(deps.kysely, deps.authorship, userId)
  const own = sql`
    select id from timelines where user_id = ${userId}
    union select id from timelines where by_author and post_id = any(${unnamed}::uuid[]) order by id`
  yield* pagesOf(deps, own, async (ids) => {
    const chosen = sql`select * from timelines where id = any(${ids}::uuid[])`
    return timelineRows(deps, userId, await rowsOf(deps.kysely, wholeTimelines(chosen, sql`t.id`, userId)))
  })
}

/** The suspects that somebody has added, whatever has been decided on them. */
export async function* ownSuspects(deps: ReadDeps, userId: string): AsyncGenerator<SuspectRow[]> {
  const unnamed = await subjectsOf(deps.kysely, deps.authorship, userId)
  const own = sql`select id from suspects where id = any(${unnamed}::uuid[]) order by id`
  yield* pagesOf(deps, own, async (ids) => {
    const chosen = sql`select * from suspects where id = any(${ids}::uuid[])`
    return suspectRows(deps, await rowsOf(deps.kysely, wholeSuspects(chosen, sql`s.id`)))
  })
}

export const reactionsOf = ({ kysely }: ReadDeps, userId: string): Promise<object[]> =>
  rowsOf(
    kysely,
    sql`select post_id as "postId", created_at as "createdAt" from reactions
      where user_id = ${userId} order by created_at`,
  )

export const votesOf = ({ kysely }: ReadDeps, userId: string): Promise<object[]> =>
  rowsOf(
    kysely,
    sql`select comment_id as "commentId", is_up as "isUp" from comment_votes
      where user_id = ${userId} order by comment_id`,
  )

export const flagsOf = ({ kysely }: ReadDeps, userId: string): Promise<object[]> =>
  rowsOf(
    kysely,
    sql`select kind, subject_id as of, reason, text, created_at as "createdAt" from flags
      where reporter_id = ${userId} order by created_at`,
  )

interface Message {
  postId: string
  fromAuthor: boolean
  text: string
  day: string
}

/** What has been asked and answered about these posts. */
export const messagesOf = ({ kysely }: ReadDeps, posts: readonly string[]): Promise<Message[]> =>
  rowsOf(
    kysely,
    sql`select post_id as "postId", from_author as "fromAuthor", text, day::text as day from post_messages
      where post_id = any(${posts}::uuid[]) order by post_id, position`,
  )

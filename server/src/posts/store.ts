import type { SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import { type Selectable, sql } from 'kysely'
import { type StoredAuthor, withNamedAuthor } from '../authorship/authors.ts'
import type { Authorship } from '../authorship/authorship.ts'
import type { Deps } from '../core/deps.ts'
import type { PageRequest } from '../core/pageRequest.ts'
import { type CountedList, pageAndTotal, type Sql, textOf } from '../db/sql.ts'
import type { PostCounts, Posts } from '../db/tables.ts'
import type { ShownMedia } from '../media/media.ts'
import { shownMedia } from '../media/store.ts'
import type { OwnedSuspect } from '../suspects/policy.ts'
import { fieldColumns } from './fields.ts'

type Columns = Selectable<Posts>
type Counts = Selectable<PostCounts>

/** A suspect of a post; `creator_id` is opened only while not everybody may see it. */
export interface NamedSuspect extends OwnedSuspect {
  id: string
  name: string
  status: SuspectStatus
  photo_name: string | null
}

/** As the database returns it, with the creator in hexadecimal digits. */
type StoredSuspect = Omit<NamedSuspect, 'creator_id'> & { sealed_creator: string | null }

/** A post with everything that a viewer may see of it. */
export interface PostRow
  extends Omit<Columns, 'sealed_author' | 'idempotency_key' | 'has_threat' | 'is_deferred'>,
    Omit<Counts, 'post_id' | 'author_reacted'> {
  /** The id of its author. For an anonymous one it is sealed in the row and opened with the server's key. */
  user_id: string | null
  author_name: string | null
  author_avatar: string | null
  medias: ShownMedia[]
  suspects: NamedSuspect[]
  /** Whether the viewer has reacted. */
  has_reacted: boolean
}

/** The post as the database returns it. */
export type StoredPost = Omit<PostRow, 'user_id' | 'suspects'> &
  StoredAuthor &
  Pick<Counts, 'author_reacted'> & { suspects: StoredSuspect[] }

/** Whether a post with this id is or was public, also if it has been deleted. */
export async function wasPublic({ pool }: Pick<Deps, 'pool'>, id: string): Promise<boolean> {
  const { rows } = await pool.query<{ was_public: boolean }>({
    name: 'was_public',
    text: `select exists (select from posts where id = $1 and published_at is not null)
      or exists (select from deleted_posts where id = $1) as was_public`,
    values: [id],
  })
  return rows[0]?.was_public ?? false
}

/** SQL for the media of the post `p`. */
export const mediasOfPost: Sql = sql`
    coalesce((
      select json_agg(${sql.raw(shownMedia)} order by pm.position)
      from post_media pm join media m on m.id = pm.media_id where pm.post_id = p.id
    ), '[]')`

/** SQL that collects the suspects of the post `p` from a table or view, with further fields. */
const suspectsFrom = (source: Sql, fields: Sql): Sql => sql`
    coalesce((
      select json_agg(json_build_object('id', s.id, 'name', s.name, 'status', s.status, 'is_minor', s.is_minor,
        'photo_name', coalesce(m.thumbnail_name, m.name), ${fields}) order by ps.position)
      from post_suspects ps join ${source} s on s.id = ps.suspect_id left join media m on m.id = s.photo_id
      where ps.post_id = p.id
    ), '[]')`

/** All suspects of a post, to be read through `openedSuspects`; not each of them may be shown to everybody. */
const suspectsOfPost = suspectsFrom(
  sql`suspects`,
  sql`'visibility', s.visibility,
        'sealed_creator', case when s.visibility <> 'shown' then encode(s.sealed_creator, 'hex') end`,
)

/** The public suspects of a post. */
export const publicSuspectsOfPost = suspectsFrom(
  sql`public_suspects`,
  sql`'visibility', 'shown', 'creator_id', null`,
)

/**
 * SQL for complete posts in one statement. `chosen` selects rows of `posts` including the limit, so that nothing is joined for
 * rows that are dropped; `order` is repeated because the join may lose it. `viewer` is the id of the viewer, or null; for an
 * anonymous post the joined name is that of the viewer, see `withNamedAuthor`. The columns are listed because a prepared
 * statement fails once a migration adds one to `*`.
 */
const wholePosts = (chosen: Sql, order: Sql, viewer: Sql): Sql => sql`
  select p.id, p.user_id, p.sealed_author, ${sql.raw(fieldColumns.map((column) => `p.${column}`).join(', '))}, p.is_anonymous, p.without_account, p.review_state,
    p.review_reason, p.version, p.is_allowed, n.reaction_count, n.author_reacted, n.comment_count, n.thread_count, n.update_count, n.case_steps,
    p.report_count, p.created_at, p.updated_at, p.published_at, p.sort_key, u.name as author_name, u.avatar as author_avatar,
    ${mediasOfPost} as medias, ${suspectsOfPost} as suspects,
    exists (select from reactions r where r.post_id = p.id and r.user_id = ${viewer}::uuid) as has_reacted
  from (${chosen}) p join post_counts n on n.post_id = p.id
    left join users u on u.id = coalesce(p.user_id, case when p.sealed_author is not null then ${viewer}::uuid end)
  order by ${order}`

/** What is needed to open the sealed author of an anonymous post. */
type WithAuthorship = Pick<Deps, 'authorship'>

/** A prepared statement that reads complete posts as the database returns them. */
export function storedStatement(name: string, chosen: Sql, order: Sql, viewer: Sql) {
  const text = textOf(wholePosts(chosen, order, viewer))
  return async ({ pool }: Pick<Deps, 'pool'>, values: readonly unknown[]): Promise<StoredPost[]> =>
    (await pool.query<StoredPost>({ name, text, values: [...values] })).rows
}

/** A prepared statement that reads complete posts and opens their authors. */
export function postStatement(name: string, chosen: Sql, order: Sql, viewer: Sql) {
  const read = storedStatement(name, chosen, order, viewer)
  return async (
    deps: WithAuthorship & Pick<Deps, 'pool'>,
    viewerId: string | null,
    values: readonly unknown[],
  ): Promise<PostRow[]> => opened(deps.authorship, viewerId, await read(deps, values))
}

/**
 * A page of the complete posts of `from`, with the total according to `counted`. Rows are only read for the posts on the page:
 * those before it are skipped in the index, if there is one with this order.
 */
export async function readPostPage(
  { kysely, authorship }: WithAuthorship & Pick<Deps, 'kysely'>,
  viewerId: string | null,
  from: Sql,
  order: Sql,
  { page, limit }: PageRequest,
  counted: Sql | CountedList = from,
): Promise<{ rows: PostRow[]; total: number }> {
  const ids = sql`select id from ${from} order by ${order} limit ${limit} offset ${(page - 1) * limit}`
  const chosen = sql`select * from posts where id = any (array(${ids}))`
  const found = await pageAndTotal<StoredPost>(kysely, wholePosts(chosen, order, sql`${viewerId}`), counted)
  return { ...found, rows: opened(authorship, viewerId, found.rows) }
}

/** The posts that were read for this viewer, with their authors opened. */
export const opened = (
  authorship: Authorship,
  viewerId: string | null,
  rows: readonly StoredPost[],
): PostRow[] =>
  rows.map((stored) => {
    const { author_reacted, ...row } = withNamedAuthor(authorship, viewerId, stored)
    const isOwn = viewerId !== null && row.user_id === viewerId
    return {
      ...row,
      suspects: openedSuspects(authorship, row.suspects),
      has_reacted: row.has_reacted || (isOwn && author_reacted),
    }
  })

/** The suspects of a post with the decrypted ids of who added them. */
const openedSuspects = (authorship: Authorship, suspects: readonly StoredSuspect[]): NamedSuspect[] =>
  suspects.map(({ sealed_creator, ...suspect }) => ({
    ...suspect,
    creator_id:
      sealed_creator === null ? null : authorship.open(Buffer.from(sealed_creator, 'hex'), suspect.id),
  }))

const onePost = postStatement('post', sql`select * from posts where id = $1`, sql`id`, sql`$2`)

export async function findPost(
  deps: WithAuthorship & Pick<Deps, 'pool'>,
  id: string,
  viewerId: string | null,
): Promise<PostRow | undefined> {
  const [post] = await onePost(deps, viewerId, [id, viewerId])
  return post
}

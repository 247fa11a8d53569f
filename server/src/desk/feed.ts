import type { Api } from '@bichar/contract/api.ts'
import { type DeskKind, deskKinds } from '@bichar/contract/rules/desk.ts'
import { reportFields } from '@bichar/contract/rules/reportFields.ts'
import { furtherTexts } from '@bichar/contract/rules/reportTexts.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import type { Db, Tx } from '../db/db.ts'
import { escapeLike } from '../db/like.ts'
import { allOf, onlyRow, rowsOf, type Sql } from '../db/sql.ts'
import type { Slice } from '../http/cursors.ts'
import { containsText } from '../posts/moderatorSearchStore.ts'
import { filesOf } from './altStore.ts'
import type { WaitingRow } from './sources/source.ts'
import { sources } from './sources/sources.ts'

/** The filters of the queue. */
export type QueueFilter = Omit<z.output<Api['POST /admin/desk/next']['body']>, 'skip'>

export interface QueueRow extends WaitingRow {
  kind: DeskKind
  claimed_by: string | null
  claimer_name: string | null
  claimed_until: Date | null
  /** Whether an earlier decision on it was dropped. */
  is_changed: boolean
  /** Whether it is a post that names suspects who are shown with it. */
  names_proposed: boolean
  /** Whether an import has brought it from another installation. */
  is_imported: boolean
  /** Whether it is a post that was edited after it had been approved. */
  was_edited: boolean
  /** For a post, `furtherTexts`; null for everything else. */
  further_texts: string[] | null
  /** What is said of its files. */
  alts: string[]
}

/** Identifies an item. */
export interface Ref {
  kind: DeskKind
  id: string
}

/** Listed by name, because a union needs the same columns in the same order. */
const columns = sql`w.id, w.subject, w.sort_key, w.since, w.title, w.text, w.place, w.has_media, w.is_anonymous, w.is_urgent,
  w.is_first_time, w.was_returned, w.is_held, w.flag_count, w.version`

const furtherColumns = sql.join(furtherTexts.map((field) => sql.ref(`p.${reportFields[field].column}`)))

const contains = (text: string) => `%${escapeLike(text)}%`

/** SQL for the items of a source, `w`, that wait and have no pending decision. */
const undecided = (kind: DeskKind): Sql =>
  sql`(${sources[kind].waiting}) w where not exists (
    select from desk_decisions d where d.subject_id = w.id and d.kind = ${kind} and d.is_pending)`

const claimOf = (kind: DeskKind, which: Sql): Sql =>
  sql`select from desk_claims c where c.subject_id = w.id and c.kind = ${kind} and c.until > now() and ${which}`

const ofAnyKind = (search: string) =>
  sql`w.title ilike ${contains(search)} or w.text ilike ${contains(search)}`

const ofPost = (search: string) =>
  sql`w.subject = 'post' and exists (select from posts p where p.id = w.id and ${containsText('p', search)})`

function matching(kind: DeskKind, admin: SignedIn, filter: QueueFilter): Sql {
  const { age, place, media, firstTime, mine, search } = filter
  return allOf([
    sql`true`,
    ...(age > 0 ? [sql`w.since <= now() - make_interval(hours => ${age})`] : []),
    ...(place ? [sql`w.place ilike ${contains(place)}`] : []),
    ...(media ? [sql`w.has_media = ${media === 'yes'}`] : []),
    ...(firstTime ? [sql`w.is_first_time`] : []),
    ...(mine ? [sql`exists (${claimOf(kind, sql`c.admin_id = ${admin.userId}`)})`] : []),
    // Searches only text that may be public: a hit by the author's name would reveal who wrote something anonymous.
    ...(search ? [sql`(${ofAnyKind(search)} or ${ofPost(search)})`] : []),
  ])
}

/** SQL for rows of the queue with their claims; each of `parts` selects rows of one kind. */
const queue = (parts: readonly Sql[]): Sql => sql`
  select q.*, u.id as claimed_by, u.name as claimer_name, c.until as claimed_until,
    exists (select from desk_decisions d where d.subject_id = q.id and d.kind = q.kind) as is_changed,
    q.kind = 'post' and exists (
      select from post_suspects ps join suspects s on s.id = ps.suspect_id
      where ps.post_id = q.id and s.visibility = 'proposed' and not s.is_returned) as names_proposed,
    exists (select from imported_things i where i.id = q.id) as is_imported,
    q.kind = 'post' and exists (select from approved_versions v where v.post_id = q.id) as was_edited,
    (select array[${furtherColumns}] from posts p where p.id = q.id and q.subject = 'post') as further_texts,
    array(select m.alt from (${filesOf(sql`q.id`)}) f join media m on m.id = f.media_id where m.alt <> '' order by f.position) as alts
  from (${sql.join(parts, sql` union all `)}) q
    left join desk_claims c on c.subject_id = q.id and c.kind = q.kind and c.until > now()
    left join users u on u.id = c.admin_id
  order by q.sort_key`

const kindsOf = ({ kind }: QueueFilter): readonly DeskKind[] => (kind ? [kind] : deskKinds)

/** A page of the queue; for each kind at most as many rows as the page has are read. */
export async function readQueue(
  { kysely, cursors }: Pick<Deps, 'kysely' | 'cursors'>,
  admin: SignedIn,
  filter: QueueFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Slice<QueueRow>> {
  const after = cursor === undefined ? sql`true` : sql`w.sort_key > ${cursors.keyOf('desk', cursor)}`
  const parts = kindsOf(filter).map(
    (kind) => sql`(select ${kind}::text as kind, ${columns} from ${undecided(kind)}
      and ${after} and ${matching(kind, admin, filter)} order by w.sort_key limit ${limit + 1})`,
  )
  const rows = await rowsOf<QueueRow>(kysely, sql`${queue(parts)} limit ${limit + 1}`)
  return cursors.slice('desk', rows, limit)
}

/** The number of waiting items of each kind. */
export async function countQueue(
  db: Db,
  admin: SignedIn,
  filter: QueueFilter,
): Promise<Record<DeskKind, number>> {
  const counts = deskKinds.map(
    (kind) =>
      sql`(select count(*)::integer from ${undecided(kind)} and ${matching(kind, admin, filter)}) as ${sql.ref(kind)}`,
  )
  return onlyRow(await rowsOf<Record<DeskKind, number>>(db, sql`select ${sql.join(counts)}`))
}

/** Those of the given items that wait. */
export async function readItems(db: Db | Tx, refs: readonly Ref[]): Promise<QueueRow[]> {
  const parts = [...Map.groupBy(refs, ({ kind }) => kind)].map(
    ([kind, ofKind]) => sql`(select ${kind}::text as kind, ${columns} from ${undecided(kind)}
      and w.id = any (${ofKind.map(({ id }) => id)}::uuid[]))`,
  )
  return parts.length === 0 ? [] : rowsOf<QueueRow>(db, queue(parts))
}

/** The first items of the queue that nobody else has claimed. */
export function readFree(
  db: Db,
  admin: SignedIn,
  filter: QueueFilter,
  { skip, limit }: { skip: readonly string[]; limit: number },
): Promise<QueueRow[]> {
  const parts = kindsOf(filter).map(
    (kind) => sql`(select ${kind}::text as kind, ${columns} from ${undecided(kind)}
      and ${matching(kind, admin, filter)} and not w.id = any (${skip}::uuid[])
      and not exists (${claimOf(kind, sql`c.admin_id <> ${admin.userId}`)}) order by w.sort_key limit ${limit})`,
  )
  return rowsOf<QueueRow>(db, sql`${queue(parts)} limit ${limit}`)
}

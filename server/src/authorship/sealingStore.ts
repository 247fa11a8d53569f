import { sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { rowsOf, type Sql } from '../db/sql.ts'
import { transact } from '../db/transaction.ts'
import type { Authorship } from './authorship.ts'
import { insertSubject } from './store.ts'

/** The tables that no longer contain readable authors, with the constraints that ensure it. */
const sealedTables = [
  ['posts', 'posts_author_sealed'],
  ['comments', 'comments_author_sealed'],
  ['suspects', 'suspects_creator_sealed'],
  ['suspect_revisions', 'suspect_revisions_editor_sealed'],
] as const

/**
 * Seals the authors of rows from before authors were sealed, which a migration cannot do without the key. It happens in one
 * transaction, once, and in only one of several processes that start at the same time.
 */
export async function sealAuthors(db: Db, authorship: Authorship): Promise<void> {
  if (await isSealed(db)) return
  const isDone = await transact(db, async (tx) => {
    await sql`
      lock table posts, comments, timelines, suspects, suspect_revisions, reactions, comment_votes
      in access exclusive mode`.execute(tx)
    if (await isSealed(tx)) return false
    await digestKeys(tx, authorship, 'timelines')
    await sql`
      update timelines t set user_id = null, by_author = true, created_at = day_of(t.created_at) from posts p
      where p.id = t.post_id and p.is_anonymous and p.user_id = t.user_id`.execute(tx)
    await sealNotifications(tx, authorship)
    const deeds = [await ownReactions(tx), await ownVotes(tx)] as const
    for (const table of ['posts', 'comments'] as const) {
      await sealTable(tx, authorship, table)
      await digestKeys(tx, authorship, table)
    }
    await unnameDeeds(tx, ...deeds)
    await sealSuspects(tx, authorship)
    for (const [table, constraint] of sealedTables) {
      await sql`alter table ${sql.table(table)} validate constraint ${sql.ref(constraint)}`.execute(tx)
    }
    return true
  })
  // Otherwise the ids would remain in the data files until PostgreSQL happens to overwrite them.
  if (isDone) {
    await sql`
      vacuum full posts, comments, timelines, notifications, suspects, suspect_revisions, reactions, comment_votes`.execute(
      db,
    )
  }
}

async function isSealed(db: Db | Tx): Promise<boolean> {
  const [constraint] = await rowsOf<{ convalidated: boolean }>(
    db,
    sql`select convalidated from pg_constraint where conname = 'posts_author_sealed'`,
  )
  return constraint?.convalidated ?? false
}

/** The scope of the idempotency keys of each table. */
const placeOfKey = {
  posts: sql`array[user_id]::text[]`,
  comments: sql`array[user_id, post_id]::text[]`,
  timelines: sql`array[user_id, post_id]::text[]`,
}
type Table = keyof typeof placeOfKey

interface Keyed {
  id: string
  user_id: string
  place: string[]
  idempotency_key: string | null
}

const keyedRows = (tx: Tx, table: Table, which: Sql): Promise<Keyed[]> =>
  rowsOf<Keyed>(
    tx,
    sql`select id, user_id, ${placeOfKey[table]} as place, idempotency_key from ${sql.table(table)}
      where user_id is not null and ${which} order by id`,
  )

const digestOf = (authorship: Authorship, table: Table, { place, idempotency_key }: Keyed): string | null =>
  idempotency_key && authorship.digest(table, ...place, idempotency_key)

/** Converts idempotency keys instead of deleting them: a device may still repeat a request that it does not know to have arrived. */
async function digestKeys(tx: Tx, authorship: Authorship, table: Table): Promise<void> {
  const rows = await keyedRows(tx, table, sql`idempotency_key is not null`)
  await sql`
    update ${sql.table(table)} t set idempotency_key = digested.key
    from unnest(${idsOf(rows)}::uuid[], ${rows.map((row) => digestOf(authorship, table, row))}::text[])
      digested (id, key)
    where t.id = digested.id`.execute(tx)
}

/** Seals notifications to authors about their anonymous posts. */
async function sealNotifications(tx: Tx, authorship: Authorship): Promise<void> {
  const rows = await rowsOf<{ id: string; user_id: string }>(
    tx,
    sql`select n.id, n.user_id from notifications n join posts p on p.id = n.post_id
      where p.is_anonymous and p.user_id = n.user_id and n.kind <> 'report_reviewed'`,
  )
  const sealed = rows.map(({ id, user_id }) => authorship.seal(user_id, id))
  await sql`
    update notifications n set user_id = null, author_of = n.post_id, sealed_user = sealed.reader
    from unnest(${idsOf(rows)}::uuid[], ${sealed}::bytea[]) sealed (id, reader) where n.id = sealed.id`.execute(
    tx,
  )
}

async function sealTable(tx: Tx, authorship: Authorship, table: 'posts' | 'comments'): Promise<void> {
  const rows = await keyedRows(tx, table, sql`is_anonymous`)
  const sealed = rows.map(({ id, user_id }) => authorship.seal(user_id, id))
  const keys = rows.map((row) => digestOf(authorship, table, row))
  await sql`
    update ${sql.table(table)} t set user_id = null, sealed_author = sealed.author, idempotency_key = sealed.key
    from unnest(${idsOf(rows)}::uuid[], ${sealed}::bytea[], ${keys}::text[]) sealed (id, author, key)
    where t.id = sealed.id`.execute(tx)
  for (const { id, user_id } of rows) await insertSubject(tx, authorship, user_id, id)
}

/** What an author did with their own anonymous thing: a reaction to a post or a vote on a comment. */
interface OwnDeed {
  id: string
  user_id: string
  is_up: boolean
}

const ownReactions = (tx: Tx): Promise<OwnDeed[]> =>
  rowsOf<OwnDeed>(
    tx,
    sql`select p.id, p.user_id, true as is_up from posts p join reactions r on r.post_id = p.id and r.user_id = p.user_id
      where p.is_anonymous`,
  )

const ownVotes = (tx: Tx): Promise<OwnDeed[]> =>
  rowsOf<OwnDeed>(
    tx,
    sql`select c.id, c.user_id, v.is_up from comments c join comment_votes v on v.comment_id = c.id and v.user_id = c.user_id
      where c.is_anonymous`,
  )

/** Replaces the authors' own reactions and votes by columns of the things, which name nobody. */
async function unnameDeeds(tx: Tx, reactions: readonly OwnDeed[], votes: readonly OwnDeed[]): Promise<void> {
  const pairs = (deeds: readonly OwnDeed[]) =>
    sql`unnest(${idsOf(deeds)}::uuid[], ${deeds.map(({ user_id }) => user_id)}::uuid[],
      ${deeds.map(({ is_up }) => is_up)}::boolean[]) own (id, user_id, is_up)`
  await sql`
    delete from reactions r using ${pairs(reactions)} where r.post_id = own.id and r.user_id = own.user_id`.execute(
    tx,
  )
  await sql`
    delete from comment_votes v using ${pairs(votes)} where v.comment_id = own.id and v.user_id = own.user_id`.execute(
    tx,
  )
  await sql`update post_counts n set author_reacted = true from ${pairs(reactions)} where n.post_id = own.id`.execute(
    tx,
  )
  await sql`update comments c set author_vote = own.is_up from ${pairs(votes)} where c.id = own.id`.execute(
    tx,
  )
}

/** Seals the creators of suspects, and replaces the contributors by digests. */
async function sealSuspects(tx: Tx, authorship: Authorship): Promise<void> {
  const made = await rowsOf<{ id: string; creator_id: string; idempotency_key: string | null }>(
    tx,
    sql`select id, creator_id, idempotency_key from suspects where creator_id is not null`,
  )
  const creators = made.map(({ id, creator_id }) => authorship.seal(creator_id, id))
  const keys = made.map(
    ({ creator_id, idempotency_key: key }) => key && authorship.digest('suspects', creator_id, key),
  )
  await sql`
    update suspects s set creator_id = null, sealed_creator = sealed.creator, idempotency_key = sealed.key
    from unnest(${idsOf(made)}::uuid[], ${creators}::bytea[], ${keys}::text[]) sealed (id, creator, key)
    where s.id = sealed.id`.execute(tx)

  const changes = await rowsOf<{ id: string; suspect_id: string; editor_id: string }>(
    tx,
    sql`select id, suspect_id, editor_id from suspect_revisions
      where contributor is not null and editor_id is not null`,
  )
  const editors = changes.map((row) => authorship.digest('suspect_revisions', row.editor_id, row.suspect_id))
  await sql`
    update suspect_revisions r set editor_id = null, editor_digest = digested.editor
    from unnest(${idsOf(changes)}::uuid[], ${editors}::text[]) digested (id, editor)
    where r.id = digested.id`.execute(tx)
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

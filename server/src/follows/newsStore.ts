import type { CaseStep } from '@bichar/contract/rules/caseSteps.ts'
import type { SuspectStatus } from '@bichar/contract/rules/crimeTypes.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../db/db.ts'
import { nobody } from '../db/ids.ts'
import { rowsOf, type Sql } from '../db/sql.ts'
import type { FollowNews } from '../db/tables.ts'
import { ofFollows } from '../notifications/policy.ts'

type Columns = Selectable<FollowNews>

/** News, with the current data of the things that it is about. */
export interface News extends Omit<Columns, 'at' | 'is_told' | 'told_at'> {
  title: string | null
  step: CaseStep | '' | null
  name: string | null
  status: SuspectStatus | null
  /** For a report, the names of its suspects by their ids. */
  suspects: Record<string, string> | null
  /** Whether everybody may still see it. */
  is_public: boolean
}

export type NewNews = Pick<Columns, 'id' | 'kind' | 'by_digest' | 'at'> &
  Partial<Pick<Columns, 'post_id' | 'timeline_id' | 'suspect_id'>>

/** Does nothing if the same news is stored already. */
export const insertNews = async (tx: Tx, news: NewNews): Promise<void> =>
  void (await tx
    .insertInto('follow_news')
    .values(news)
    .onConflict((conflict) => conflict.doNothing())
    .execute())

/**
 * Forgets that the author of a report, which becomes anonymous, has made news of it and of their entries: followers who are told once a day
 * have not been told yet, and its author must then be told as everybody is.
 */
export const clearAuthorOfNews = async (tx: Tx, postId: string): Promise<void> =>
  void (await sql`
    update follow_news n set by_digest = null where n.post_id = ${postId} and n.by_digest is not null
      and (n.kind = 'report' or exists (select from timelines t where t.id = n.timeline_id and t.by_author))`.execute(
    tx,
  ))

/** Deletes the notifications to followers of a suspect, which contain the name: nobody may learn it any more. */
export const deleteFollowNotifications = async (tx: Tx, suspectId: string): Promise<void> =>
  void (await sql`delete from notifications where suspect_id = ${suspectId} and kind = any(${[...ofFollows]})`.execute(
    tx,
  ))

/** Whether this decision made the report public for the first time. */
export async function isFirstPublished(tx: Tx, postId: string, at: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('posts')
    .select('id')
    .where('id', '=', postId)
    .where('published_at', '=', at)
    .executeTakeFirst()
  return found !== undefined
}

const wholeNews = (chosen: Sql): Sql => sql`
  select n.id, n.kind, n.post_id, n.timeline_id, n.suspect_id, n.by_digest, n.topics, n.told_to, p.title, t.step, s.name, s.status,
    (select jsonb_object_agg(about.id, about.name) from post_suspects ps join public_suspects about on about.id = ps.suspect_id
      where ps.post_id = n.post_id) as suspects,
    case n.kind when 'status' then s.id is not null when 'entry' then p.is_allowed and t.is_approved else p.is_allowed end as is_public
  from (${chosen}) n left join posts p on p.id = n.post_id left join timelines t on t.id = n.timeline_id
    left join public_suspects s on s.id = n.suspect_id`

/** Locks the next news that is due until the transaction ends; skips what another process has locked. */
export async function takeDue(tx: Tx, now: Date): Promise<News | undefined> {
  const due = sql`select * from follow_news where not is_told and at <= ${now} order by at limit 1 for update skip locked`
  return (await rowsOf<News>(tx, wholeNews(due)))[0]
}

/** The topics that the news belongs to, from the most specific to the widest. */
export async function topicsOf(tx: Tx, { kind, post_id, suspect_id }: News): Promise<string[]> {
  if (kind === 'status') return [suspect_id ?? '']
  if (kind === 'entry') return [post_id ?? '']
  const [found] = await rowsOf<{ topics: string[] }>(tx, sql`select topics_of_report(${post_id}) as topics`)
  return found?.topics ?? []
}

export interface FollowingRow {
  id: string
  follower: string
  sealed_user: Buffer
  topic: string
}

/** If someone follows several of the topics, only the most specific one counts. */
const isNearest = (topics: Sql): Sql => sql`not exists (
  select from follows o where o.follower = f.follower and o.topic = any(${topics})
    and array_position(${topics}, o.topic) < array_position(${topics}, f.topic))`

/** The next page of people who follow one of these topics and are notified at once. */
export function followersOf(
  tx: Tx,
  topics: readonly string[],
  after: string | null,
  limit: number,
): Promise<FollowingRow[]> {
  const list = sql`${topics}::text[]`
  return rowsOf(
    tx,
    sql`select f.id, f.follower, f.sealed_user, f.topic from follows f
      where f.topic = any(${list}) and f.id > ${after ?? nobody} and ${isNearest(list)}
        and not exists (select from daily_followers d where d.follower = f.follower)
      order by f.id limit ${limit}`,
  )
}

export const noteNotified = async (
  tx: Tx,
  id: string,
  {
    topics,
    notifiedTo,
    isDone,
    now,
  }: { topics: readonly string[]; notifiedTo: string | null; isDone: boolean; now: Date },
): Promise<void> =>
  void (await sql`
    update follow_news set topics = ${topics}::text[], told_to = ${notifiedTo}, is_told = ${isDone}, told_at = coalesce(told_at, ${now})
    where id = ${id}`.execute(tx))

/** The news of a period about which one follower was not notified, each with the topic that they follow. */
export const newsFor = (
  db: Db | Tx,
  tag: string,
  since: Date,
  until: Date,
): Promise<(News & FollowingRow & { news: string })[]> =>
  rowsOf(
    db,
    sql`select n.*, n.id as news, f.id, f.follower, f.sealed_user, f.topic
      from follows f join (${wholeNews(
        sql`select * from follow_news where told_at > ${since} and told_at <= ${until}`,
      )}) n on f.topic = any(n.topics)
      where f.follower = ${tag} and n.is_public and ${isNearest(sql`n.topics`)}
      order by f.topic, n.id`,
  )

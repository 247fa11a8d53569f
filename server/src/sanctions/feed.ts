import type { PersonReview } from '@bichar/contract/personReview.ts'
import type { AuditAction } from '@bichar/contract/rules/auditActions.ts'
import type { AutomaticReason, FlagReason } from '@bichar/contract/rules/flagReasons.ts'
import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { PausedThing } from '@bichar/contract/rules/sanctions.ts'
import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import { nameOfMinor } from '@bichar/contract/rules/suspectVisibility.ts'
import { sql } from 'kysely'
import type { PageRequest } from '../core/pageRequest.ts'
import type { Db } from '../db/db.ts'
import { pageAndTotal, rowsOf, type Sql } from '../db/sql.ts'
import { authorPauses, namedSanctions, type SanctionRow } from './store.ts'

/** An appeal that waits, with the person if they are known. */
export interface AppealRow extends SanctionRow {
  user_name: string | null
  user_avatar: string | null
  thing_title: string | null
  total: number
}

/** The title of the post or of the comment's post, or the name of the suspect, for which an author was paused. */
const thingTitle = sql`coalesce(p.title, case when su.is_minor and su.visibility = 'shown' then ${nameOfMinor} else su.name end) as thing_title`
const withThing = sql`left join posts p on p.id = a.post_id
  left join suspects su on a.thing_kind = 'suspect' and su.id = a.thing_id`

export interface AuthorPauseRow extends SanctionRow {
  until: string
  thing_kind: PausedThing
  thing_id: string
  thing_title: string | null
}

/** A page of the pauses of anonymous authors that are in force today, latest first. */
export function readAuthorPauses(
  db: Db,
  { page, limit }: PageRequest,
): Promise<{ rows: AuthorPauseRow[]; total: number }> {
  const today = todayInBangladesh()
  const holds = sql`s.lifted_on is null and s.until > ${today}::date`
  return pageAndTotal(
    db,
    sql`select a.*, ${thingTitle} from (${authorPauses(holds, today)}) a ${withThing}
      order by a.day desc, a.id limit ${limit} offset ${(page - 1) * limit}`,
    sql`author_pauses s where ${holds}`,
  )
}

/** A page of the appeals that wait, longest wait first. */
export async function readAppeals(
  db: Db,
  { page, limit }: PageRequest,
  { onlyNamed }: { onlyNamed: boolean },
): Promise<{ rows: AppealRow[]; total: number }> {
  const today = todayInBangladesh()
  const waits = sql`s.appeal is not null and s.outcome is null`
  const rows = await rowsOf<AppealRow>(
    db,
    sql`select a.*, u.name as user_name, u.avatar as user_avatar, ${thingTitle}, (count(*) over ())::integer as total
      from (${namedSanctions(waits, today)} union all ${authorPauses(onlyNamed ? sql`false` : waits, today)}) a
        left join users u on u.id = a.user_id ${withThing}
      order by a.appealed_on, a.id limit ${limit} offset ${(page - 1) * limit}`,
  )
  return { rows, total: rows[0]?.total ?? 0 }
}

export interface ContributionRow {
  kind: 'post' | 'comment' | 'timeline'
  id: string
  post_id: string
  text: string
  at: Date
  state: PersonReview['contributions'][number]['state']
  reason: string
}

/** The latest things that somebody wrote under their name. Nothing encrypted is read. */
export const contributionsOf = (db: Db, userId: string): Promise<ContributionRow[]> =>
  rowsOf<ContributionRow>(
    db,
    sql`select * from (
        (select 'post' as kind, id, id as post_id, title as text, created_at as at,
           case review_state when 'approved' then 'public' else review_state end as state, review_reason as reason
         from posts where user_id = ${userId} and not is_anonymous
         order by sort_key desc limit ${serverLimits.reviewedContributions})
        union all
        (select 'comment', id, post_id, text, created_at, case state when 'shown' then 'public' else state end, ''
         from comments where user_id = ${userId} and not is_anonymous
         order by sort_key desc limit ${serverLimits.reviewedContributions})
        union all
        (select 'timeline', id, post_id, title, created_at,
           case when is_approved then 'public' else 'waiting' end, ''
         from timelines where user_id = ${userId}
         order by sort_key desc limit ${serverLimits.reviewedContributions})
      ) written order by at desc, id`,
  )

export interface Totals {
  posts: number
  comments: number
  timelines: number
}

export async function totalsOf(db: Db, userId: string): Promise<Totals> {
  const [totals] = await rowsOf<Totals>(
    db,
    sql`select
        (select count(*)::integer from posts where user_id = ${userId} and not is_anonymous) as posts,
        (select count(*)::integer from comments where user_id = ${userId} and not is_anonymous) as comments,
        (select count(*)::integer from timelines where user_id = ${userId}) as timelines`,
  )
  return totals ?? { posts: 0, comments: 0, timelines: 0 }
}

/** Everything that shows a person's name, each with the post that it is or belongs to. */
const namedThings = (userId: string): Sql => sql`
  select id as subject_id, id as post_id from posts where user_id = ${userId} and not is_anonymous
  union all select id, post_id from comments where user_id = ${userId} and not is_anonymous
  union all select id, post_id from timelines where user_id = ${userId}`

export interface FlagRow {
  id: string
  kind: PersonReview['flags'][number]['kind']
  /** null for a flag on the person. */
  post_id: string | null
  title: string
  reason: FlagReason | AutomaticReason
  /** The reporter's own words; empty if the reason is enough. */
  text: string
  state: 'open' | 'cleared'
  at: Date
}

/** The flags on a person and on what shows their name, latest first. */
export const flagsAgainst = (db: Db, userId: string): Promise<FlagRow[]> =>
  rowsOf<FlagRow>(
    db,
    sql`select f.id, f.kind, p.id as post_id, coalesce(p.title, u.name, '') as title, f.reason, f.text, f.state, f.created_at as at
      from (${namedThings(userId)} union all select id, null from users where id = ${userId}) theirs
        join flags f on f.subject_id = theirs.subject_id
        left join posts p on p.id = theirs.post_id
        left join users u on u.id = f.person_id
      order by f.sort_key desc limit ${serverLimits.reviewedContributions}`,
  )

export interface DecisionRow {
  id: string
  action: AuditAction
  post_id: string | null
  title: string | null
  reason: string
  by_name: string
  at: Date
}

/** The decisions of moderators on what somebody wrote under their name and what still exists, latest first. */
export const decisionsOn = (db: Db, userId: string): Promise<DecisionRow[]> =>
  rowsOf<DecisionRow>(
    db,
    sql`select a.id, a.action, p.id as post_id, coalesce(t.title, p.title) as title,
        coalesce(a.detail->>'reason', '') as reason, a.actor_name as by_name, a.at
      from (${namedThings(userId)}) own
        join audit_log a on a.subject_id = own.subject_id
        join posts p on p.id = own.post_id
        left join timelines t on t.id = own.subject_id
      where a.action not like '%Pause%' and a.action not like '%pauseAuthor'
      order by a.sort_key desc limit ${serverLimits.reviewedContributions}`,
  )

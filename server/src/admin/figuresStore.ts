import { todayInBangladesh } from '@bichar/contract/rules/incidentTime.ts'
import type { WaitingKind } from '@bichar/contract/rules/waiting.ts'
import { sql } from 'kysely'
import { dayOf } from '../authorship/days.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import type { Db } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'
import { waitingSuspects } from '../notifications/waitingStore.ts'

const dayMilliseconds = 24 * 60 * 60 * 1000
const daysShown = 14
const maxModerators = 100
/** The smallest possible sort key of this millisecond: rows from `at` on have a key of at least this. */
const keyOf = (at: Date) => sql`sort_key_of(${at}::timestamptz, '00000000-0000-0000-0000-000000000000')`

export interface Measured {
  decided: number
  median: number | null
  ninetieth: number | null
  sent_back: number
}

interface WaitingNow {
  kind: WaitingKind
  waiting: number
  oldest: Date | null
  late: number
}

export interface FigureRows {
  now: WaitingNow[]
  /** For each kind over the whole period (`day` is null), and for each day over all kinds (`kind` is null). */
  decided: (Measured & { kind: WaitingKind | null; day: string | null })[]
  reasons: { reason: string; count: number }[]
  moderators: (Measured & { id: string; name: string })[]
  history: { day: string; kind: WaitingKind; waiting: number }[]
  /** The days shown, oldest first. */
  days: string[]
}

const measured = sql`count(*)::integer as decided, count(*) filter (where was_sent_back)::integer as sent_back,
  round(percentile_cont(0.5) within group (order by waited_seconds))::integer as median,
  round(percentile_cont(0.9) within group (order by waited_seconds))::integer as ninetieth`

/**
 * What waits now, found through partial indexes of the waiting rows. Where only the day is known, an item counts as
 * late only when it has waited for a day for certain.
 */
const readNow = (db: Db, now: Date): Promise<WaitingNow[]> => {
  const late = new Date(now.getTime() - dayMilliseconds)
  const surelyLate = new Date(now.getTime() - 2 * dayMilliseconds)
  return rowsOf(
    db,
    sql`
      select 'post' as kind, count(*)::integer as waiting, min(updated_at) as oldest,
        count(*) filter (where updated_at <= case when is_anonymous then ${surelyLate} else ${late}::timestamptz end)::integer as late
      from posts where review_state = 'waiting'
      union all
      select 'timeline', count(*)::integer, min(created_at),
        count(*) filter (where created_at <= case when by_author then ${surelyLate} else ${late}::timestamptz end)::integer
      from timelines where not is_approved
      union all
      select 'flag', count(*)::integer, min(since),
        count(*) filter (where since <= case when is_coarse then ${surelyLate} else ${late}::timestamptz end)::integer
      from (
        select min(created_at) as since, bool_or(is_automatic) as is_coarse from flags where state = 'open' group by subject_id
      ) flagged
      union all
      select 'support', count(*)::integer, min(created_at), count(*) filter (where created_at <= ${late})::integer
      from support_requests where status = 'pending'
      union all
      select 'appeal', count(*)::integer, min(since),
        count(*) filter (where since <= case when is_coarse then ${surelyLate} else ${late}::timestamptz end)::integer
      from (
        select appealed_at as since, false as is_coarse from sanctions where outcome is null and appeal is not null
        union all
        select appealed_on::timestamp at time zone 'Asia/Dhaka', true from author_pauses
        where outcome is null and appeal is not null
      ) appealed
      union all
      select 'suspect', count(*)::integer, min(created_at), count(*) filter (where created_at <= ${surelyLate})::integer
      from (${waitingSuspects}) proposed`,
  )
}

/** The figures of the last fourteen days; decisions are read from a partial index of the audit log. */
export async function readFigures(
  { kysely: db }: Pick<Deps, 'kysely'>,
  viewer: SignedIn,
  now: Date,
): Promise<FigureRows> {
  const today = dayOf(now)
  const days = Array.from({ length: daysShown }, (_, index) =>
    todayInBangladesh(new Date(today.getTime() - (daysShown - 1 - index) * dayMilliseconds)),
  )
  const start = new Date(today.getTime() - (daysShown - 1) * dayMilliseconds)
  const ofLate = sql`audit_log where decided is not null and sort_key >= ${keyOf(start)}`
  const own = viewer.isSuperAdmin ? sql`true` : sql`actor_id = ${viewer.userId}`
  const [waiting, decided, reasons, moderators, history] = await Promise.all([
    readNow(db, now),
    rowsOf<FigureRows['decided'][number]>(
      db,
      sql`select decided as kind, to_char(at at time zone 'Asia/Dhaka', 'YYYY-MM-DD') as day, ${measured}
        from ${ofLate} group by grouping sets ((1), (2))`,
    ),
    rowsOf<FigureRows['reasons'][number]>(
      db,
      sql`select coalesce(reason_code, 'none') as reason, count(*)::integer as count
        from ${ofLate} and was_sent_back group by 1 order by 2 desc, 1`,
    ),
    rowsOf<FigureRows['moderators'][number]>(
      db,
      sql`select actor_id as id, max(actor_name) as name, ${measured}
        from ${ofLate} and ${own} group by actor_id order by decided desc, actor_id limit ${maxModerators}`,
    ),
    rowsOf<FigureRows['history'][number]>(
      db,
      sql`select day::text, kind, waiting from waiting_days where day >= ${days[0]}::date`,
    ),
  ])
  return { now: waiting, decided, reasons, moderators, history, days }
}

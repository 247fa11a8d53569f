import type { AuditAction } from '@bichar/contract/rules/auditActions.ts'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { pageAlongKey } from '../db/lists.ts'
import { keyOfCursor, type Slice, slice } from '../db/page.ts'
import { allOf, rowsOf, type Sql } from '../db/sql.ts'
import type { AuditTables } from './tables.ts'

type Columns = Selectable<AuditTables['audit_log']>

export interface AuditRow
  extends Omit<Columns, 'decided' | 'waited_seconds' | 'was_sent_back' | 'reason_code'> {
  title: string | null
  post_id: string | null
  still_there: boolean
}

interface Wanted {
  /** Empty for all actions. */
  action: AuditAction | ''
  actor?: string | undefined
  /** Leaves out entries about this person. */
  notAbout?: string | undefined
  page: number
  limit: number
  cursor?: string | undefined
}

/** The author of the subject is never joined, so that the log cannot reveal one. */
const entries = (chosen: Sql): Sql => sql`
  select a.id, a.actor_id, a.actor_name, a.action, a.subject_kind, a.subject_id, a.detail, a.at, a.sort_key, a.post_id,
    coalesce(t.title, p.title, s.name, u.name, r.name, n.title, b.title, st.title, w.word, a.detail->>'title', a.detail->>'name') as title,
    coalesce(case a.subject_kind when 'post' then p.id when 'comment' then c.id end, t.id, s.id, u.id, r.id, n.id, b.id, st.id, w.id)
      is not null as still_there
  from (
    select *, case when subject_kind = 'post' then subject_id else (detail->>'postId')::uuid end as post_id
    from (${chosen}) chosen
  ) a
    left join posts p on p.id = a.post_id
    left join comments c on a.subject_kind = 'comment' and c.id = a.subject_id
    left join timelines t on a.subject_kind = 'timeline' and t.id = a.subject_id
    left join suspects s on a.subject_kind = 'suspect' and s.id = a.subject_id
    left join users u on a.subject_kind = 'user' and u.id = a.subject_id
    left join support_requests r on a.subject_kind = 'support' and r.id = a.subject_id
    left join notifications n on a.subject_kind = 'notification' and n.id = a.subject_id
    left join blogs b on a.subject_kind = 'blog' and b.id = a.subject_id
    left join stories st on a.subject_kind = 'story' and st.id = a.subject_id
    left join watch_words w on a.subject_kind = 'watchWord' and w.id = a.subject_id
  order by a.sort_key desc`

/** A page of what admins did, latest first. */
export async function readAudit(
  db: Db,
  { action, actor, notAbout, page, limit, cursor }: Wanted,
): Promise<Slice<AuditRow>> {
  const which = allOf([
    sql`sort_key < ${keyOfCursor(cursor)}`,
    ...(action ? [sql`action = ${action}`] : []),
    ...(actor ? [sql`actor_id = ${actor}`] : []),
    ...(notAbout ? [sql`not (subject_kind = 'user' and subject_id = ${notAbout})`] : []),
  ])
  const isWhole = !(action || actor || notAbout)
  const chosen = pageAlongKey({
    from: sql`audit_log where ${which}`,
    counted: isWhole ? 'audit' : undefined,
    page: cursor === undefined ? page : 1,
    ...{ limit, more: 1 },
  })
  return slice(await rowsOf<AuditRow>(db, entries(chosen)), limit)
}

import type { AuditAction } from '@bichar/contract/rules/auditActions.ts'
import { nameOfMinor } from '@bichar/contract/rules/suspectVisibility.ts'
import { type Selectable, sql } from 'kysely'
import type { Deps } from '../core/deps.ts'
import { pageAlongKey } from '../db/lists.ts'
import { allOf, rowsOf, type Sql } from '../db/sql.ts'
import type { AuditLog } from '../db/tables.ts'
import type { Slice } from '../http/cursors.ts'

type Columns = Selectable<AuditLog>

export interface AuditRow
  extends Omit<Columns, 'decided' | 'waited_seconds' | 'was_sent_back' | 'reason_code'> {
  title: string | null
  post_id: string | null
  still_there: boolean
}

interface AuditQuery {
  /** Empty for all actions. */
  action: AuditAction | ''
  actor?: string | undefined
  /** Only what was done from then on. */
  since?: Date
  /** Only decisions about something that had been waiting. */
  isDecision?: boolean
  /** Leaves out entries about this person. */
  notAbout?: string | undefined
  page: number
  limit: number
  cursor?: string | undefined
}

/** The author of the subject is never joined, so that the log cannot reveal one. */
const entries = (chosen: Sql): Sql => sql`
  select a.id, a.actor_id, a.actor_name, a.action, a.subject_kind, a.subject_id, a.detail, a.at, a.sort_key, a.post_id,
    coalesce(t.title, p.title, case when s.is_minor and s.visibility = 'shown' then ${nameOfMinor} else s.name end, u.name, r.name, n.title, b.title, st.title, w.word, a.detail->>'title', a.detail->>'name') as title,
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
  { kysely, cursors }: Pick<Deps, 'kysely' | 'cursors'>,
  { action, actor, since, isDecision, notAbout, page, limit, cursor }: AuditQuery,
): Promise<Slice<AuditRow>> {
  const which = allOf([
    sql`sort_key < ${cursors.keyOf('audit', cursor)}`,
    ...(action ? [sql`action = ${action}`] : []),
    ...(actor ? [sql`actor_id = ${actor}`] : []),
    ...(since ? [sql`at >= ${since}`] : []),
    ...(isDecision ? [sql`decided is not null`] : []),
    ...(notAbout ? [sql`not (subject_kind = 'user' and subject_id = ${notAbout})`] : []),
  ])
  const isWhole = !(action || actor || since || isDecision || notAbout)
  const chosen = pageAlongKey({
    from: sql`audit_log where ${which}`,
    counted: isWhole ? 'audit' : undefined,
    page: cursor === undefined ? page : 1,
    ...{ limit, more: 1 },
  })
  return cursors.slice('audit', await rowsOf<AuditRow>(kysely, entries(chosen)), limit)
}

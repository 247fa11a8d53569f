import type { TakeBackKind } from '@bichar/contract/rules/desk.ts'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'

/**
 * Of these entries of the audit log, those whose decision still holds and can be taken back, each with the kind of item as which the
 * thing would wait again. A decision that was repeated later is taken back by the later entry.
 */
export async function findTakeBacks(
  db: Db,
  entries: readonly string[],
): Promise<ReadonlyMap<string, TakeBackKind>> {
  if (entries.length === 0) return new Map()
  const rows = await rowsOf<{ id: string; kind: TakeBackKind }>(
    db,
    sql`select a.id, k.kind from audit_log a, lateral (
        select case
          when a.action in ('post.approve', 'post.disapprove', 'post.takeDown') then (
            select 'post' from posts p where p.id = a.subject_id
              and p.review_state = case a.action when 'post.approve' then 'approved' else 'returned' end)
          when a.action = 'timeline.approve' then (
            select 'timeline' from timelines t where t.id = a.subject_id and t.is_approved)
          when a.action in ('suspect.show', 'suspect.sendBack') then (
            select 'suspect' from suspects s where s.id = a.subject_id and case a.action
              when 'suspect.show' then s.visibility = 'shown' else s.visibility = 'proposed' and s.is_returned end)
          when a.action = 'support.actionTaken' then (
            select 'support' from support_requests r where r.id = a.subject_id and r.status = 'action-taken')
          when a.action in ('post.ignoreReports', 'flags.ignore') then (
            select 'flag' from flags f where f.subject_id = a.subject_id
            group by f.subject_id having bool_and(f.state = 'cleared'))
          end as kind
      ) k
      where a.id = any (${entries}::uuid[]) and k.kind is not null
        and not exists (
          select from audit_log l where l.subject_id = a.subject_id and l.sort_key > a.sort_key
            and (l.action = a.action or l.action = 'flags.reopen' and k.kind = 'flag'))`,
  )
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

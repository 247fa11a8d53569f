import type { AuditAction } from '@bichar/contract/rules/auditActions.ts'
import { serverLimits } from '@bichar/contract/rules/serverLimits.ts'
import { type Selectable, sql } from 'kysely'
import type { FieldColumns } from '../db/columnTypes.ts'
import type { Db } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'
import type { ApprovedVersions } from '../db/tables.ts'
import type { PostRow } from '../posts/store.ts'

/** The columns of another report that help to judge this one. */
export type RelatedRow = Pick<
  PostRow,
  'id' | 'title' | 'description' | 'location' | 'is_anonymous' | 'review_state' | 'created_at'
>

/** A post as it was approved last, with what belonged to it. */
export interface ApprovedRow
  extends Pick<Selectable<ApprovedVersions>, 'is_anonymous' | 'media_ids' | 'alts'> {
  fields: FieldColumns
  /** Those that still exist. */
  suspects: { id: string; name: string }[]
  current_media_ids: string[]
}

export interface DeedRow {
  action: AuditAction
  at: Date
  actor_id: string | null
  actor_name: string
  reason: string | null
}

/** The latest reports about any of these suspects except the given one, whatever their review state. */
export const readRelated = async (
  db: Db,
  suspects: readonly string[],
  except: string | null,
): Promise<RelatedRow[]> =>
  suspects.length === 0
    ? []
    : rowsOf<RelatedRow>(
        db,
        sql`select p.id, p.title, p.description, p.location, p.is_anonymous, p.review_state, p.created_at from posts p
          where p.id in (select ps.post_id from post_suspects ps where ps.suspect_id = any (${suspects}::uuid[]))
            and p.id is distinct from ${except}::uuid
          order by p.sort_key desc limit ${serverLimits.relatedReports}`,
      )

export async function readApproved(db: Db, postId: string): Promise<ApprovedRow | undefined> {
  const [row] = await rowsOf<ApprovedRow>(
    db,
    sql`select v.fields, v.is_anonymous, v.media_ids, v.alts,
        array(select media_id from post_media where post_id = v.post_id) as current_media_ids,
        coalesce((
          select json_agg(json_build_object('id', s.id, 'name', s.name) order by array_position(v.suspect_ids, s.id))
          from suspects s where s.id = any (v.suspect_ids)
        ), '[]') as suspects
      from approved_versions v where v.post_id = ${postId}`,
  )
  return row
}

/** The actions of moderators and of the operator on a thing, newest first. Does not look up its author. */
export const readDeeds = (db: Db, id: string): Promise<DeedRow[]> =>
  rowsOf<DeedRow>(
    db,
    sql`select action, at, actor_id, actor_name, detail->>'reason' as reason from audit_log
      where subject_id = ${id} order by sort_key desc limit ${serverLimits.deskHistory}`,
  )

import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import type { Sql } from '../../db/sql.ts'
import { waitsAlone } from '../../notifications/waitingStore.ts'

/** Nobody learns who proposed a suspect or a change, so all are sorted by their day as anonymous things are. */
const always = sql`true as is_anonymous, false as is_urgent, false as is_first_time, false as is_held, 0 as flag_count`

/** SQL for proposed suspects that no waiting post names. The text is what can be searched besides the name. */
export const proposedSuspects = sql`
  select s.id, 'suspect' as subject, desk_place(false, s.sort_key) as sort_key, s.created_at as since,
    s.name as title, array_to_string(s.crime_types, ', ') as text, s.location as place,
    s.photo_id is not null as has_media,
    exists (select from audit_log a where a.subject_id = s.id and a.action = 'suspect.sendBack') as was_returned,
    ${always}, s.version::text as version
  from suspects s where ${waitsAlone}`

/** SQL for proposed changes, by the name of the suspect as it is; the text has the name and the place as they would be. */
export const proposedChanges = sql`
  select r.id, 'suspect' as subject, desk_place(false, r.sort_key) as sort_key, r.created_at as since,
    s.name as title, concat_ws(', ', r.changes->'name'->>'to', r.changes->'location'->>'to') as text, s.location as place,
    r.changed_photo as has_media, false as was_returned, ${always}, s.version::text as version
  from suspect_revisions r join suspects s on s.id = r.suspect_id where r.state = 'proposed'`

export const authorsOfSuspects = (ids: readonly string[]): Sql => sql`
  select id, null::uuid as user_id, sealed_creator as sealed_author, id as sealed_for from suspects where id = any (${ids}::uuid[])`

export const authorsOfChanges = (ids: readonly string[]): Sql => sql`
  select id, null::uuid as user_id, sealed_editor as sealed_author, id as sealed_for
  from suspect_revisions where id = any (${ids}::uuid[])`

export const findSuspectOfChange = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('suspect_revisions').select('suspect_id').where('id', '=', id).executeTakeFirst())
    ?.suspect_id

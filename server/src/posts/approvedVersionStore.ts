import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { fieldColumns } from './fields.ts'

const fields = sql.join(fieldColumns.map((column) => sql`${sql.lit(column)}, ${sql.ref(`p.${column}`)}`))

/**
 * Stores a locked post as it is now, before a change by which it is public no more: moderators see what has changed since. The text
 * has been read by a moderator and by the public; the author and the time are not stored.
 */
export const keepApprovedVersion = async (tx: Tx, id: string): Promise<void> =>
  void (await sql`
    insert into approved_versions (post_id, fields, is_anonymous, media_ids, alts, suspect_ids)
    select p.id, jsonb_build_object(${fields}), p.is_anonymous,
      array(select media_id from post_media where post_id = p.id order by position),
      array(select m.alt from post_media pm join media m on m.id = pm.media_id where pm.post_id = p.id order by pm.position),
      array(select suspect_id from post_suspects where post_id = p.id order by position)
    from posts p where p.id = ${id}
    on conflict (post_id) do update set fields = excluded.fields, is_anonymous = excluded.is_anonymous,
      media_ids = excluded.media_ids, alts = excluded.alts, suspect_ids = excluded.suspect_ids`.execute(tx))

/**
 * Deletes it once the post is approved again, and when the post becomes anonymous: what its author takes out at that moment may say
 * who they are, and that it bore a name is told to nobody.
 */
export const dropApprovedVersion = async (tx: Tx, id: string): Promise<void> =>
  void (await tx.deleteFrom('approved_versions').where('post_id', '=', id).execute())

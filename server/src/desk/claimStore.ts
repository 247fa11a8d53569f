import { claimSeconds } from '@bichar/contract/rules/desk.ts'
import { sql } from 'kysely'
import type { SignedIn } from '../core/actor.ts'
import type { Db } from '../db/db.ts'
import { rowsOf } from '../db/sql.ts'
import type { Ref } from './feed.ts'

export interface Claim {
  name: string
  until: Date
}

/** A single statement, so that only one of several concurrent claims succeeds; extends the admin's own claim. */
export async function take(db: Db, admin: SignedIn, { kind, id }: Ref): Promise<Claim | undefined> {
  const [claim] = await rowsOf<Claim>(
    db,
    sql`with mine as (
      insert into desk_claims as c (subject_id, kind, admin_id, until)
      values (${id}, ${kind}, ${admin.userId}, now() + make_interval(secs => ${claimSeconds}))
      on conflict (subject_id, kind) do update set admin_id = excluded.admin_id, until = excluded.until
        where c.admin_id = excluded.admin_id or c.until <= now()
      returning admin_id, until
    ) select u.name, mine.until from mine join users u on u.id = mine.admin_id`,
  )
  return claim
}

export const letGo = (db: Db, admin: SignedIn, { kind, id }: Ref): Promise<{ kind: string }[]> =>
  rowsOf(
    db,
    sql`delete from desk_claims where subject_id = ${id} and kind = ${kind} and admin_id = ${admin.userId} returning kind`,
  )

/** Deletes the claim of an item, and the mark of an earlier decision that was dropped. */
export const clearDecided = async (db: Db, { kind, id }: Ref): Promise<void> =>
  void (await sql`
    with freed as (delete from desk_claims where subject_id = ${id} and kind = ${kind})
    delete from desk_decisions where subject_id = ${id} and kind = ${kind} and not is_pending`.execute(db))

import { sql } from 'kysely'
import { idsOfOwn, type StoredAuthorOf } from '../authorship/authors.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { rowsOf, type Sql } from '../db/sql.ts'

/** SQL for the stored authors of things of all kinds that can be flagged: of a suspect whoever added it, of a person themselves. */
export const authorsOfFlagged = (ids: readonly string[]): Sql => sql`
  select f.id, coalesce(p.user_id, c.user_id, t.user_id, u.id) as user_id,
    coalesce(p.sealed_author, c.sealed_author, s.sealed_creator) as sealed_author, coalesce(p.id, f.id) as sealed_for
  from unnest(${ids}::uuid[]) as f (id)
    left join comments c on c.id = f.id
    left join timelines t on t.id = f.id
    left join posts p on p.id = case when t.by_author then t.post_id else f.id end
    left join suspects s on s.id = f.id
    left join users u on u.id = f.id`

/** The ids of those flagged things that are the admin's own. */
export const readOwnFlagged = async (
  { kysely, authorship }: Pick<Deps, 'kysely' | 'authorship'>,
  { userId }: SignedIn,
  ids: readonly string[],
): Promise<ReadonlySet<string>> =>
  idsOfOwn(authorship, userId, await rowsOf<StoredAuthorOf>(kysely, authorsOfFlagged(ids)))

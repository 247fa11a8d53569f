import { sql } from 'kysely'
import { idsOfOwn, type StoredAuthorOf } from '../authorship/authors.ts'
import type { SignedIn } from '../core/actor.ts'
import type { Deps } from '../core/deps.ts'
import { rowsOf } from '../db/sql.ts'
import type { Ref } from './feed.ts'
import { sources } from './sources/sources.ts'

/** The ids of those items that are the admin's own, and that another admin has to decide. */
export async function readOwnItems(
  { kysely, authorship }: Pick<Deps, 'kysely' | 'authorship'>,
  admin: SignedIn,
  items: readonly Ref[],
): Promise<ReadonlySet<string>> {
  if (items.length === 0 || !admin.hasOtherAdmins) return new Set()
  const parts = [...Map.groupBy(items, ({ kind }) => kind)].map(([kind, ofKind]) =>
    sources[kind].authors(ofKind.map(({ id }) => id)),
  )
  const rows = await rowsOf<StoredAuthorOf>(kysely, sql.join(parts, sql` union all `))
  return idsOfOwn(authorship, admin.userId, rows)
}

import { toLatinDigits } from '@bichar/contract/rules/digits.ts'
import { sql } from 'kysely'
import type { PageRequest } from '../core/pageRequest.ts'
import type { Db, Searched, Tx } from '../db/db.ts'
import { pageAlongKey } from '../db/lists.ts'
import { matching, withMatching } from '../db/matching.ts'
import { pageAndTotal, rowsOf, type Sql } from '../db/sql.ts'

export interface UserRow {
  id: string
  name: string
  phone: string
  avatar: string | null
  role: 'user' | 'admin'
  is_super_admin: boolean
  created_at: Date
}

/** The condition that selects people, and their rank if some fit better than others. */
interface UserFilter {
  condition: Sql
  rank?: Sql
  isSearch: boolean
}

/** Fewer digits occur in nearly every phone number, and no index finds them. */
const minDigits = 3

function userFilter(search: string): UserFilter {
  const typed = toLatinDigits(search)
  const digits = typed.replace(/\D/g, '')
  if (digits.length >= minDigits && /^[\d\s+().-]+$/.test(typed)) {
    return { condition: sql`phone like ${`%${digits}%`}::text`, isSearch: true }
  }
  const match = matching(search, { words: 'words', short: 'words' })
  return match ? { ...match, isSearch: true } : { condition: sql`true`, isSearch: false }
}

/** A page of the people who have an account: newest first, or by relevance to a name or digits of a phone number. */
export async function readUsers(
  db: Searched,
  search: string,
  pageRequest: PageRequest,
): Promise<{ rows: UserRow[]; total: number }> {
  const who = userFilter(search)
  const read = (reader: Db | Tx) =>
    pageAndTotal<UserRow>(
      reader,
      pageOf(who, pageRequest),
      who.isSearch ? sql`users where ${who.condition}` : 'people',
    )
  return who.isSearch ? withMatching(db, read) : read(db.kysely)
}

/** Only the best matches, without a total. */
export const findUsers = (db: Searched, search: string, limit: number): Promise<UserRow[]> =>
  withMatching(db, (tx) => rowsOf(tx, pageOf(userFilter(search), { page: 1, limit })))

function pageOf({ condition, rank, isSearch }: UserFilter, { page, limit }: PageRequest): Sql {
  const order = rank ? sql`rank desc, sort_key desc` : sql`sort_key desc`
  const columns = rank ? sql`*, ${rank} as rank` : sql`*`
  const from = sql`users where ${condition}`
  const chosen = isSearch
    ? sql`select ${columns} from ${from} order by ${order} limit ${limit} offset ${(page - 1) * limit}`
    : pageAlongKey({ from, page, limit, counted: 'people' })
  return sql`
    select u.id, u.name, u.phone, u.avatar, u.role, u.created_at,
      u.role = 'admin' and s.seat is not null as is_super_admin
    from (${chosen}) u left join super_admins s on s.user_id = u.id
    order by ${order}`
}

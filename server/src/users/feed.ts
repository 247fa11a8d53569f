import { toLatinDigits } from '@bichar/contract/phone.ts'
import type { Db } from '../db/db.ts'
import { matching, type Run, withMatching } from '../db/matching.ts'

export interface UserRow {
  id: string
  name: string
  phone: string
  avatar: string | null
  role: 'user' | 'admin'
  is_super_admin: boolean
  created_at: Date
}

interface Place {
  page: number
  limit: number
}

/** Which people, and in which order; `condition` has the first `needed` of the parameters, `rank` the rest. */
interface Wanted {
  condition: string
  rank?: string
  values: readonly unknown[]
  needed: number
}

/** Fewer digits of a phone than this are in nearly every number, and no index finds them. */
const leastDigits = 3

function wanted(search: string): Wanted {
  const typed = toLatinDigits(search)
  const digits = typed.replace(/\D/g, '')
  if (digits.length >= leastDigits && /^[\d\s+().-]+$/.test(typed)) {
    return { condition: 'phone like $1::text', values: [`%${digits}%`], needed: 1 }
  }
  return matching(search, { words: 'words', short: 'words' }) ?? { condition: 'true', values: [], needed: 0 }
}

/** A page of the people who have an account: the newest first, or the best matches of a name or of digits of a phone. */
export const readUsers = (
  db: Db,
  search: string,
  place: Place,
): Promise<{ rows: UserRow[]; total: number }> =>
  withMatching(db, async (run) => {
    const who = wanted(search)
    const rows = await pageOf(run, who, place)
    const [count] = await run<{ total: number }>(
      `select count(*)::integer as total from users where ${who.condition}`,
      who.values.slice(0, who.needed),
    )
    return { rows, total: count?.total ?? 0 }
  })

/** The best matches alone. */
export const findUsers = (db: Db, search: string, limit: number): Promise<UserRow[]> =>
  withMatching(db, (run) => pageOf(run, wanted(search), { page: 1, limit }))

function pageOf(run: Run, { condition, rank, values }: Wanted, { page, limit }: Place): Promise<UserRow[]> {
  const order = rank ? 'rank desc, id desc' : 'id desc'
  const chosen = `select *${rank ? `, ${rank} as rank` : ''} from users where ${condition}
    order by ${order} limit $${values.length + 1} offset $${values.length + 2}`
  return run<UserRow>(
    `select u.id, u.name, u.phone, u.avatar, u.role, u.created_at,
       u.role = 'admin' and s.seat is not null as is_super_admin
     from (${chosen}) u left join super_admins s on s.user_id = u.id
     order by ${order}`,
    [...values, limit, (page - 1) * limit],
  )
}

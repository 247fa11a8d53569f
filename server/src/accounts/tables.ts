import type { Generated, GeneratedAlways } from 'kysely'

export interface AccountTables {
  users: {
    id: string
    name: string
    phone: string
    password_hash: string
    /** The address of the picture `avatar_id`. */
    avatar: string | null
    avatar_id: Generated<string | null>
    address: Generated<string>
    role: Generated<'user' | 'admin'>
    created_at: Generated<Date>
    sort_key: GeneratedAlways<string>
  }
  super_admins: { seat: number; user_id: string }
  devices: { user_id: string; device_id: string; verified_at: Generated<Date> }
  sessions: {
    id: string
    user_id: string
    device_id: string
    device_label: string
    cookie_hash: Buffer
    created_at: Generated<Date>
    last_used_at: Generated<Date>
    expires_at: Date
  }
  challenges: {
    id: string
    purpose: 'register' | 'login' | 'reset'
    phone: string
    device_id: string
    name: string | null
    password_hash: string | null
    code_hash: Buffer
    resends: Generated<number>
    wrong_tries: Generated<number>
    used_at: Date | null
    created_at: Generated<Date>
    expires_at: Date
  }
}

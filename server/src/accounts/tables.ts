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
  devices: {
    user_id: string
    device_id: string
    verified_at: Generated<Date>
    /** When the device was first verified, whether or not that verification has ended since. */
    known_since: Generated<Date>
    /** When a reset ended its verification. */
    ended_at: Date | null
  }
  sessions: {
    id: string
    user_id: string
    device_id: string
    device_label: string
    cookie_hash: Buffer
    created_at: Generated<Date>
    last_used_at: Generated<Date>
    expires_at: Date
    /** Until when its person's anonymous content is shown without the second password. */
    unlocked_until: Date | null
  }
  password_resets: {
    user_id: string
    /** The time of the earliest unconfirmed reset. */
    since: Date
    hidden_until: Date
    /** The hash of the password before that reset. */
    old_password_hash: string
    /** The devices on which the password was reset since then. */
    device_ids: string[]
  }
  second_passwords: { user_id: string; password_hash: string; void_at: Date | null }
  logins: {
    number: Generated<string>
    user_id: string
    session_id: string
    device_label: string
    /** YYYY-MM-DD, in Asia/Dhaka. */
    logged_in_on: string
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

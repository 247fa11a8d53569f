import type { Selectable } from 'kysely'
import type { Suspects } from '../db/tables.ts'

export interface SuspectColumns
  extends Omit<Selectable<Suspects>, 'sealed_creator' | 'idempotency_key' | 'sort_key'> {
  /** The person who added it, decrypted with the server's key. */
  creator_id: string | null
}

import type { DeskThing } from '@bichar/contract/desk.ts'
import type { DeskAction, DeskSubject } from '@bichar/contract/rules/desk.ts'
import type { SignedIn } from '../../actor.ts'
import type { Sql } from '../../db/sql.ts'
import type { Deps } from '../../deps.ts'

/** An item that waits, with the columns that all sources have. */
export interface WaitingRow {
  id: string
  subject: DeskSubject
  /** Its position in the queue: a `desk_place`. */
  sort_key: string
  /** For anonymous things the beginning of the day, also within `sort_key`. */
  since: Date
  title: string
  text: string
  place: string
  has_media: boolean
  is_anonymous: boolean
  is_urgent: boolean
  /** Always false for anonymous things, because it would reveal something about the author. */
  is_first_time: boolean
  was_returned: boolean
  is_held: boolean
  flag_count: number
  version: string
}

/** A decision as an admin made it. */
interface Decided {
  id: string
  /** The `version` that the admin saw. */
  version: string
  action: DeskAction
  reason: string
}

/** A source of items of one kind. A further kind needs a further source. */
export interface Source {
  /** SQL for all that waits, with the columns of `WaitingRow`. */
  waiting: Sql
  /** The complete thing as this admin may see it. */
  read(deps: Deps, admin: SignedIn, item: Pick<WaitingRow, 'id' | 'subject'>): Promise<DeskThing>
  /**
   * Carries out a decision with the function of its module, within the transaction that `deps.kysely` then is. Throws if the
   * thing is no longer what the admin saw.
   */
  decide(deps: Deps, admin: SignedIn, decided: Decided): Promise<void>
}

export const nothing: DeskThing = {
  post: null,
  criminals: [],
  timelines: [],
  timeline: null,
  comment: null,
  answered: null,
  suspect: null,
  person: null,
  request: null,
}

import type { DeskThing } from '@bichar/contract/desk.ts'
import type { DeskAction, DeskSubject } from '@bichar/contract/rules/desk.ts'
import type { SignedIn } from '../../actor.ts'
import type { Sql } from '../../db/sql.ts'
import type { Deps } from '../../deps.ts'

/** What waits, in the words of every source. */
export interface WaitingRow {
  id: string
  subject: DeskSubject
  /** Its place in the queue: a `desk_place`. */
  sort_key: string
  /** Of what is anonymous the beginning of the day, and so in `sort_key`. */
  since: Date
  title: string
  text: string
  place: string
  has_media: boolean
  is_anonymous: boolean
  is_urgent: boolean
  /** Never of what is anonymous: it would tell something of its author. */
  is_first_time: boolean
  was_returned: boolean
  is_held: boolean
  flag_count: number
  version: string
}

/** A decision as it was taken. */
interface Decided {
  id: string
  /** The `version` that was looked at. */
  version: string
  action: DeskAction
  reason: string
}

/** Where items of one kind come from. A further kind is a further one of these. */
export interface Source {
  /** The SQL of all that waits, with the columns of `WaitingRow`. */
  waiting: Sql
  /** The whole thing as this admin may see it. */
  read(deps: Deps, admin: SignedIn, item: Pick<WaitingRow, 'id' | 'subject'>): Promise<DeskThing>
  /**
   * Carries a decision out by the verb of its module, within the transaction that is `deps.kysely` by then. Refused when it
   * is not any more what was looked at.
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

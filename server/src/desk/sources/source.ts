import type { DeskThing } from '@bichar/contract/desk.ts'
import type { DeskAction, DeskSubject } from '@bichar/contract/rules/desk.ts'
import type { SignedIn } from '../../core/actor.ts'
import type { Deps } from '../../core/deps.ts'
import type { Sql } from '../../db/sql.ts'

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
  /** The proposed suspects of a post who are not shown with it. */
  leaveOut: readonly string[]
}

/** A source of items of one kind. A further kind needs a further source. */
export interface Source {
  /** SQL for all that waits, with the columns of `WaitingRow`. */
  waiting: Sql
  /** The id of the thing whose flags, notes and history are shown; that of the item if left out. */
  subjectId?(deps: Deps, id: string): Promise<string>
  /** SQL for the stored authors (`StoredAuthorOf`) of the items with these ids. */
  authors(ids: readonly string[]): Sql
  /** The complete thing as this admin may see it. */
  read(deps: Deps, admin: SignedIn, item: Pick<WaitingRow, 'id' | 'subject'>): Promise<DeskThing>
  /**
   * Carries out a decision with the function of its module, within the transaction that `deps.kysely` then is. Throws if the
   * thing is no longer what the admin saw.
   */
  decide(deps: Deps, admin: SignedIn, decided: Decided): Promise<void>
  /** Takes the decision on a thing back, so that it waits again. Throws if it waits already. */
  takeBack?(deps: Deps, admin: SignedIn, id: string): Promise<void>
}

export const nothing: DeskThing = {
  post: null,
  criminals: [],
  timelines: [],
  timeline: null,
  comment: null,
  answered: null,
  suspect: null,
  change: null,
  person: null,
  request: null,
}

import type { Server } from '../../e2e/server.ts'
import type { Filled } from '../fill.ts'
import type { Asked } from '../load.ts'

/** How many answers a second, as a share of what a ceiling gives in the same round. */
export interface Share {
  name: string
  kind: 'share'
  /** CEIL reads five rows, CEIL-w writes a comment with its counter. */
  of: 'CEIL' | 'CEIL-w'
  /** At least that; none where the row only shows what another one saves. */
  goal?: number
  /** Of a process that remembers nothing of what guests are shown. */
  isAnew?: boolean
  ask(turn: number): Asked
}

/** How long half of the callers wait at most, in milliseconds. */
export interface Wait {
  name: string
  kind: 'wait'
  goal: number
  /** How many wait at a time; as many as for all rows unless told. */
  callers?: number
  ask(turn: number): Asked
}

/** What is measured once, and should be no more than the goal. */
export interface Amount {
  name: string
  kind: 'amount'
  unit: string
  goal: number
  measure(place: Place): Promise<number>
}

/** A line of the table. */
export type Row = Share | Wait | Amount

/** Where it is measured. */
export interface Place {
  server: Server
  /** A second process on the same database, which remembers nothing of what guests are shown. */
  forgetful: Server
  /** What starts further ones. */
  settings: Record<string, string>
}

/** Rows about one part of the product, for what lies in the database. */
export type Rows = (filled: Filled) => Row[] | Promise<Row[]>

export function placed<Item>(list: readonly Item[], turn: number): Item {
  const item = list[turn % list.length]
  if (item === undefined) throw new Error('There is nothing to ask for')
  return item
}

/** Says, as one trusted proxy does, that each turn comes from another network, so that no limit gets in the way. */
export const fromNetwork = (turn: number) => ({
  'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
})

/** The headers of one of the people, another one each turn. */
export const signedIn = ({ people }: Pick<Filled, 'people'>, turn: number) => ({
  ...fromNetwork(turn),
  authorization: `Bearer ${placed(people, turn).token}`,
})

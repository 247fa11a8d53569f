import type { Server } from '../../e2e/server.ts'
import type { Filled } from '../fill.ts'
import type { BenchRequest } from '../load.ts'

/** Responses per second, as a share of the rate of a ceiling in the same round. */
export interface Share {
  name: string
  kind: 'share'
  /** CEIL reads five rows, CEIL-w writes a comment with its counter. */
  of: 'CEIL' | 'CEIL-w'
  /** The smallest acceptable share; left out where the row only shows what another row saves. */
  goal?: number
  /** Whether it is measured on the server without a cache of guest pages. */
  isAnew?: boolean
  ask(turn: number): BenchRequest
}

/** The median latency in milliseconds. */
export interface Wait {
  name: string
  kind: 'wait'
  goal: number
  /** The number of concurrent callers; by default the one of the options. */
  callers?: number
  ask(turn: number): BenchRequest
}

/** A value that is measured once and should not exceed the goal. */
export interface Amount {
  name: string
  kind: 'amount'
  unit: string
  goal: number
  measure(context: BenchContext): Promise<number>
}

export type Row = Share | Wait | Amount

/** What an amount is measured on. */
export interface BenchContext {
  server: Server
  /** A second process on the same database, without a cache of guest pages. */
  forgetful: Server
  /** The settings for starting further processes. */
  settings: Record<string, string>
}

/** The rows for one part of the product, for the data in the database. */
export type Rows = (filled: Filled) => Row[] | Promise<Row[]>

export function placed<Item>(list: readonly Item[], turn: number): Item {
  const item = list[turn % list.length]
  if (item === undefined) throw new Error('There is nothing to ask for')
  return item
}

/** The header of a trusted proxy that gives each turn another network, so that no rate limit is reached. */
export const fromNetwork = (turn: number) => ({
  'x-forwarded-for': `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`,
})

/** The headers of a signed-in person, another one each turn. */
export const signedIn = ({ people }: Pick<Filled, 'people'>, turn: number) => ({
  ...fromNetwork(turn),
  authorization: `Bearer ${placed(people, turn).token}`,
})

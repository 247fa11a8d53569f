import { afterLoad, beforeLoad, firstScreen } from './amounts.ts'
import { guestsReading, membersReading, searching } from './reading.ts'
import type { Rows } from './row.ts'
import { filing, writing } from './writing.ts'

/** The table, from top to bottom, in which order it is also measured. A further row is one entry of one of these. */
export const rows: readonly Rows[] = [
  beforeLoad,
  guestsReading,
  membersReading,
  searching,
  writing,
  filing,
  firstScreen,
  afterLoad,
]

import { afterLoad, beforeLoad, firstScreen } from './amounts.ts'
import { guestsReading, membersReading, searching } from './reading.ts'
import type { Rows } from './row.ts'
import { filing, writing } from './writing.ts'

/** The table from top to bottom, which is also the order of measuring. A further row is one entry in one of these. */
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

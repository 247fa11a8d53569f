import { anonymity } from './catalogue/anonymity.ts'
import { boundedWork } from './catalogue/boundedWork.ts'
import { codeBudgets } from './catalogue/codeBudgets.ts'
import { lostInvalidations } from './catalogue/lostInvalidations.ts'
import { nameBelowOwn } from './catalogue/nameBelowOwn.ts'
import { guestReports } from './catalogue/network/guestReports.ts'
import { keptReading } from './catalogue/network/keptReading.ts'
import { lost } from './catalogue/network/lost.ts'
import { sentLater } from './catalogue/network/sentLater.ts'
import { uploads } from './catalogue/network/uploads.ts'
import { waitingReports } from './catalogue/network/waitingReports.ts'
import { pages } from './catalogue/pages.ts'
import { quickExit } from './catalogue/quickExit.ts'
import { recordings } from './catalogue/recordings.ts'
import { traces } from './catalogue/traces.ts'
import type { Fault } from './fault.ts'

/** Faults that no mutation of single expressions can plant: against anonymity, under attack, in the quick exit and without a network. */
export const faults: Fault[] = [
  ...anonymity,
  ...nameBelowOwn,
  ...traces,
  ...boundedWork,
  ...codeBudgets,
  ...lostInvalidations,
  ...pages,
  ...recordings,
  ...quickExit,
  ...guestReports,
  ...keptReading,
  ...lost,
  ...sentLater,
  ...uploads,
  ...waitingReports,
]

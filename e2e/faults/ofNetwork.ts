import type { Fault } from './fault.ts'
import { guestReports } from './network/guestReports.ts'
import { keptReading } from './network/keptReading.ts'
import { lost } from './network/lost.ts'
import { sentLater } from './network/sentLater.ts'
import { uploads } from './network/uploads.ts'
import { waitingReports } from './network/waitingReports.ts'

export const ofNetwork: Fault[] = [
  ...guestReports,
  ...keptReading,
  ...lost,
  ...sentLater,
  ...uploads,
  ...waitingReports,
]

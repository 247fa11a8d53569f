import { ofAccounts } from './calls/ofAccounts.ts'
import { ofNotifications } from './calls/ofNotifications.ts'
import { ofOthers } from './calls/ofOthers.ts'
import { ofPanel } from './calls/ofPanel.ts'
import { ofPosts } from './calls/ofPosts.ts'
import { ofSuspects } from './calls/ofSuspects.ts'
import { ofTalk } from './calls/ofTalk.ts'
import type { Fault } from './fault.ts'

/** Rows of section 7, calls. */
export const ofCalls: Fault[] = [
  ...ofAccounts,
  ...ofPosts,
  ...ofSuspects,
  ...ofTalk,
  ...ofOthers,
  ...ofNotifications,
  ...ofPanel,
]

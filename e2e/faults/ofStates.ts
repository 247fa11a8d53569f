import type { Fault } from './fault.ts'
import { ofAccounts } from './states/ofAccounts.ts'
import { ofLoggingOut } from './states/ofLoggingOut.ts'
import { ofNotifications } from './states/ofNotifications.ts'
import { ofPanel } from './states/ofPanel.ts'
import { ofPosts } from './states/ofPosts.ts'
import { ofTalk } from './states/ofTalk.ts'

/** Rows of section 4, states and transitions. */
export const ofStates: Fault[] = [
  ...ofAccounts,
  ...ofLoggingOut,
  ...ofNotifications,
  ...ofPosts,
  ...ofTalk,
  ...ofPanel,
]

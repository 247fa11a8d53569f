import type { Fault } from './fault.ts'
import { ofAccounts } from './feed/ofAccounts.ts'
import { ofNotifications } from './feed/ofNotifications.ts'
import { ofOthers } from './feed/ofOthers.ts'
import { ofPosts } from './feed/ofPosts.ts'
import { ofSuspects } from './feed/ofSuspects.ts'
import { ofTalk } from './feed/ofTalk.ts'

/** Rows of section 2: the feed and finding one's way. */
export const ofFeed: Fault[] = [
  ...ofNotifications,
  ...ofPosts,
  ...ofOthers,
  ...ofTalk,
  ...ofAccounts,
  ...ofSuspects,
]

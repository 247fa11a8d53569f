import { ofAccounts } from './entities/ofAccounts.ts'
import { ofNotifications } from './entities/ofNotifications.ts'
import { ofOthers } from './entities/ofOthers.ts'
import { ofPanel } from './entities/ofPanel.ts'
import { ofPosts } from './entities/ofPosts.ts'
import { ofSuspects } from './entities/ofSuspects.ts'
import { ofTalk } from './entities/ofTalk.ts'
import type { Fault } from './fault.ts'

/** Rows of section 3, entities. */
export const ofEntities: Fault[] = [
  ...ofAccounts,
  ...ofPosts,
  ...ofTalk,
  ...ofSuspects,
  ...ofNotifications,
  ...ofPanel,
  ...ofOthers,
]

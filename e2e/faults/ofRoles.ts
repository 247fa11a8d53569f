import type { Fault } from './fault.ts'
import { ofAccounts } from './roles/ofAccounts.ts'
import { ofNotifications } from './roles/ofNotifications.ts'
import { ofOthers } from './roles/ofOthers.ts'
import { ofPosts } from './roles/ofPosts.ts'
import { ofSuspects } from './roles/ofSuspects.ts'
import { ofTalk } from './roles/ofTalk.ts'

/** Rows of section 6, roles and permissions. */
export const ofRoles: Fault[] = [
  ...ofOthers,
  ...ofAccounts,
  ...ofTalk,
  ...ofPosts,
  ...ofSuspects,
  ...ofNotifications,
]

import type { Fault } from './fault.ts'
import { ofAccounts } from './routes/ofAccounts.ts'
import { ofOthers } from './routes/ofOthers.ts'
import { ofPanel } from './routes/ofPanel.ts'
import { ofPosts } from './routes/ofPosts.ts'
import { ofSuspects } from './routes/ofSuspects.ts'

/** Rows of section 2: routes and accounts. */
export const ofRoutes: Fault[] = [...ofOthers, ...ofAccounts, ...ofSuspects, ...ofPosts, ...ofPanel]

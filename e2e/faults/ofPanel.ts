import type { Fault } from './fault.ts'
import { ofBlogs } from './panel/ofBlogs.ts'
import { ofCriminals } from './panel/ofCriminals.ts'
import { ofLongLists } from './panel/ofLongLists.ts'
import { ofPosts } from './panel/ofPosts.ts'
import { ofSending } from './panel/ofSending.ts'
import { ofStories } from './panel/ofStories.ts'
import { ofSupport } from './panel/ofSupport.ts'
import { ofTimelines } from './panel/ofTimelines.ts'
import { ofUsers } from './panel/ofUsers.ts'

/** Rows of section 2: the admin screens. */
export const ofPanel: Fault[] = [
  ...ofLongLists,
  ...ofPosts,
  ...ofTimelines,
  ...ofCriminals,
  ...ofSupport,
  ...ofUsers,
  ...ofBlogs,
  ...ofStories,
  ...ofSending,
]

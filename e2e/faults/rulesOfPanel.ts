import type { Fault } from './fault.ts'
import { rulesOfBlogs } from './rulesOfPanel/rulesOfBlogs.ts'
import { rulesOfFinding } from './rulesOfPanel/rulesOfFinding.ts'
import { rulesOfGates } from './rulesOfPanel/rulesOfGates.ts'
import { rulesOfNotifications } from './rulesOfPanel/rulesOfNotifications.ts'
import { rulesOfPictures } from './rulesOfPanel/rulesOfPictures.ts'
import { rulesOfQuestions } from './rulesOfPanel/rulesOfQuestions.ts'
import { rulesOfReactions } from './rulesOfPanel/rulesOfReactions.ts'
import { rulesOfSearch } from './rulesOfPanel/rulesOfSearch.ts'
import { rulesOfStories } from './rulesOfPanel/rulesOfStories.ts'

/** The rules of section 5 for logins, questions, and what the admin panel creates. */
export const rulesOfPanel: Fault[] = [
  ...rulesOfFinding,
  ...rulesOfSearch,
  ...rulesOfGates,
  ...rulesOfPictures,
  ...rulesOfQuestions,
  ...rulesOfBlogs,
  ...rulesOfReactions,
  ...rulesOfStories,
  ...rulesOfNotifications,
]

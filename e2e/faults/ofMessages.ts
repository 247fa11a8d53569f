import type { Fault } from './fault.ts'
import { ofAccountMessages } from './messages/ofAccounts.ts'
import { ofDeeds } from './messages/ofDeeds.ts'
import { ofPosts } from './messages/ofPosts.ts'
import { ofReading } from './messages/ofReading.ts'
import { ofSuccess } from './messages/ofSuccess.ts'
import { ofTelling } from './messages/ofTelling.ts'

/** Rows of section 8, messages. */
export const ofMessages: Fault[] = [
  ...ofAccountMessages,
  ...ofReading,
  ...ofPosts,
  ...ofDeeds,
  ...ofSuccess,
  ...ofTelling,
]

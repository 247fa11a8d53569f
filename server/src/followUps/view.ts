import type { FollowedReport } from '@bichar/contract/followUps.ts'
import { mayAnswer } from '../questions/policy.ts'
import { messageView } from '../questions/view.ts'
import type { Followed } from './followUps.ts'

/** A report as whoever has its code sees it: where it stands and what was asked, and not what was written in it. */
export const followedView = ({ post, messages, outcome }: Followed): FollowedReport => ({
  title: post.title,
  state: post.review_state,
  reason: post.review_reason,
  link: post.is_allowed ? `/postDetails/${post.id}` : null,
  messages: messages.map(messageView),
  mayAnswer: mayAnswer(messages),
  outcome,
})

import type { FollowedReport } from '@bichar/contract/followUps.ts'
import { mayAnswer } from '../questions/policy.ts'
import { messageView } from '../questions/view.ts'
import type { Followed } from './followUps.ts'

/** A report as someone with its code sees it: its state and the questions about it, but not its text. */
export const followedView = ({ post, messages, outcome }: Followed): FollowedReport => ({
  title: post.title,
  state: post.review_state,
  reason: post.review_reason,
  link: post.is_allowed ? `/postDetails/${post.id}` : null,
  messages: messages.map(messageView),
  mayAnswer: mayAnswer(messages),
  outcome,
})

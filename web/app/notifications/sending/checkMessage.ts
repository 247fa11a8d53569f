import type { ErrorCode } from '@bichar/contract/rules/errors.ts'
import { isLink } from '@bichar/contract/rules/link.ts'
import type { Broadcast, Message } from './queries.ts'

/** What is wrong with a message (spec section 5, Notification). */
export function checkMessage({
  title,
  description,
  link,
}: Message): Partial<Record<keyof Message, ErrorCode>> {
  return {
    ...(title.trim() === '' && { title: 'title_required' as const }),
    ...(description.trim() === '' && { description: 'description_required' as const }),
    ...(!isLink(link.trim()) && { link: 'link_invalid' as const }),
  }
}

/** The same of one to an audience, which nobody but the sender chooses. */
export const checkBroadcast = ({
  targetAudience,
  ...message
}: Record<keyof Broadcast, string>): Partial<Record<keyof Broadcast, ErrorCode>> => ({
  ...checkMessage(message),
  ...(!targetAudience && { targetAudience: 'audience_required' as const }),
})

import { isLink } from '@bichar/contract/rules/link.ts'
import { cleanText, textProblems } from '@bichar/contract/rules/text.ts'
import { messageTexts } from '@bichar/contract/rules/texts.ts'
import type { Problems } from '../../forms/problems.ts'
import type { Broadcast, Message } from './queries.ts'

/** Validates a message (spec section 5, Notification). */
export function checkMessage(message: Message): Problems<keyof Message> {
  const problems: Problems<keyof Message> = textProblems(messageTexts, message)
  if (!isLink(cleanText(message.link))) problems.link ??= 'link_invalid'
  return problems
}

/** The same for a message to an audience, which the sender must have chosen: there is no default. */
export const checkBroadcast = ({
  targetAudience,
  ...message
}: Record<keyof Broadcast, string>): Problems<keyof Broadcast> => ({
  ...checkMessage(message),
  ...(!targetAudience && { targetAudience: 'audience_required' as const }),
})

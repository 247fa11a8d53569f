import type { ErrorCode } from '@bichar/contract/errors.ts'
import { isLink } from '@bichar/contract/link.ts'
import type { Message } from './queries.ts'

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

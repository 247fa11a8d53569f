import type { MessagePart } from '../i18n/messages.ts'

/** The page on which most visits start, by the name of its file. */
export const firstPage = 'screens/FeedPage'

/** Other pages on which many visits start. */
export const furtherPages = ['postScreens/PostPage', 'suspects/SuspectsPage'] as const

/** The parts of the messages that a page needs (i18n/firstMessages.ts). */
export function messagePartsOf(routeId: string | undefined): readonly MessagePart[] {
  if (routeId === firstPage) return ['first']
  if (furtherPages.some((page) => page === routeId)) return ['first', 'further']
  return ['first', 'further', 'rest']
}

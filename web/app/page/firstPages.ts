/** The pages on which most visits start, by the names of their files: their messages are loaded before all others (web/firstMessages.ts). */
export const firstPages = ['screens/FeedPage', 'reading/PostPage', 'suspects/SuspectsPage'] as const

export const isFirstPage = (routeId: string | undefined): boolean =>
  firstPages.some((page) => page === routeId)

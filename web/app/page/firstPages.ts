/** The pages that most visits begin with, by the names of their files: their words come before all others (web/firstWords.ts). */
export const firstPages = ['screens/FeedPage', 'reading/PostPage', 'suspects/SuspectsPage'] as const

export const isFirstPage = (routeId: string | undefined): boolean =>
  firstPages.some((page) => page === routeId)

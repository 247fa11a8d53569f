import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { call } from './api/call.ts'
import { commentsOptions } from './comments/queries.ts'
import { pendingOptions } from './moderation/review/pendingPosts.ts'
import { usersOptions } from './moderation/users/queries.ts'
import { notificationsOptions } from './notifications/queries.ts'
import { feedOptions } from './posts/queries.ts'
import { pickerOptions } from './reactions/addedReactions.ts'
import { relatedPostsOptions } from './stories/queries.ts'
import { managedSuspectsOptions, suspectsOptions } from './suspects/queries.ts'
import { pendingTimelinesOptions } from './timelines/pendingTimelines.ts'

vi.mock('./api/call.ts', () => ({ call: vi.fn(async () => ({ posts: [] })) }))

const all = { search: '', status: '' } as const
const everybody = { status: '', category: '', district: '', upazila: '' } as const

const lists: [name: string, limit: number, options: { queryKey: QueryKey }][] = [
  ['the feed', 5, feedOptions(null)],
  ['comments', 10, commentsOptions('a')],
  ['notifications', 20, notificationsOptions()],
  ['suspects', 10, suspectsOptions(everybody)],
  ['the suspects of the panel', 12, managedSuspectsOptions(all)],
  ['waiting posts', 10, pendingOptions('')],
  ['waiting timelines', 9, pendingTimelinesOptions('')],
  ['users', 10, usersOptions('', 1)],
  ['the posts to add reactions to', 100, pickerOptions()],
  ['the posts that a story can be about', 100, relatedPostsOptions()],
]

// Shows spec 7.37, 9.8, 9.9, 9.10, 9.11, 9.12, 9.13, 9.16.
it.each(lists)('%s are fetched by %i', async (_name, limit, options) => {
  const client = new QueryClient()
  await ('initialPageParam' in options
    ? client.fetchInfiniteQuery(options as never)
    : client.fetchQuery(options as never))
  const [, input] = vi.mocked(call).mock.lastCall ?? []
  expect(input).toMatchObject({ query: { limit } })
})

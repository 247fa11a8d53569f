import type { CallOutput } from '@bichar/contract/api.ts'
import type { ReportedPost } from '@bichar/contract/flags.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/errors.ts'
import { invalidateLists } from '../../api/invalidate.ts'
import { patchQueries } from '../../api/patch.ts'
import { changePost, removePost } from '../../posts/cached.ts'
import { eachOnce, pageAfter } from '../panel/paging.ts'
import { summaryChanged } from '../panel/summary.ts'

type ReportedPage = CallOutput<'GET /admin/reported-posts'>

export const reportedKey = ['reportedPosts'] as const
/** The key of everything that is flagged, which has these posts, too. */
export const flaggedKey = ['flagged'] as const

/** The posts with open reports, those with the most first. */
export const reportedOptions = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...reportedKey, search],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /admin/reported-posts',
        { query: { page: pageParam, limit: limits.reportedPage, search } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => pageAfter(reportedOf(pages).length, last.total, limits.reportedPage),
    placeholderData: keepPreviousData,
  })

export const reportedOf = (pages: readonly ReportedPage[]): ReportedPost[] =>
  eachOnce(pages.flatMap(({ posts }) => posts))

const leaveReported = (client: QueryClient, id: string): void =>
  patchQueries<InfiniteData<ReportedPage>>(client, reportedKey, (cached) => {
    if (!cached || !reportedOf(cached.pages).some(({ _id }) => _id === id)) return cached
    const pages = cached.pages.map((page) => ({
      ...page,
      posts: page.posts.filter(({ _id }) => _id !== id),
      total: page.total - 1,
    }))
    return { ...cached, pages }
  })

export type ReportDecision = 'ignore' | 'delete'

/** Dismisses the reports of a post or removes it. The server refuses if the post or its reports have changed since they were loaded. */
export function useDecideReported({ _id, version, reportCount }: ReportedPost) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (action: ReportDecision) =>
      call('POST /admin/reported-posts/:id', { params: { id: _id }, body: { action, version, reportCount } }),
    onSuccess(_answer, action) {
      leaveReported(client, _id)
      if (action === 'delete') removePost(client, _id)
      else changePost(client, _id, (post) => ({ ...post, reportCount: 0 }))
    },
    onError(error) {
      if (!(error instanceof CallError)) return
      if (['already_decided', 'post_not_found'].includes(error.code)) leaveReported(client, _id)
      if (error.code === 'post_not_found') removePost(client, _id)
      if (error.code === 'conflict') void invalidateLists(client, reportedKey)
    },
    onSettled() {
      summaryChanged(client)
      void invalidateLists(client, flaggedKey)
    },
  })
}

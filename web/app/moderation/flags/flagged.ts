import type { CallOutput } from '@bichar/contract/api.ts'
import type { FlaggedThing } from '@bichar/contract/flags.ts'
import type { FlagKind } from '@bichar/contract/rules/flagReasons.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { invalidateLists } from '../../api/invalidate.ts'
import { postKeys } from '../../posts/queries.ts'
import { suspectKeys } from '../../suspects/queries.ts'
import { eachOnce, pageAfter } from '../panel/paging.ts'
import { summaryChanged } from '../panel/summary.ts'
import { flaggedKey, reportedKey } from './reportedPosts.ts'

type FlaggedPage = CallOutput<'GET /admin/flags'>

/** All items with open flags: urgent ones first, then the longest-waiting. */
export const flaggedOptions = (kind: FlagKind | '') =>
  infiniteQueryOptions({
    queryKey: [...flaggedKey, kind],
    queryFn: ({ pageParam, signal }) =>
      call('GET /admin/flags', { query: { page: pageParam, limit: limits.reportedPage, kind } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => pageAfter(flaggedOf(pages).length, last.total, limits.reportedPage),
    placeholderData: keepPreviousData,
  })

export const flaggedOf = (pages: readonly FlaggedPage[]): FlaggedThing[] =>
  eachOnce(pages.flatMap(({ flagged }) => flagged))

/** Invalidates the lists of what is flagged, after a decision. */
export async function flagsChanged(client: QueryClient): Promise<void> {
  await Promise.all([flaggedKey, reportedKey].map((queryKey) => invalidateLists(client, queryKey)))
}

/** Where the pages show something of each kind, and what names it. */
const shownIn: Record<FlagKind, readonly QueryKey[]> = {
  post: [postKeys.all],
  comment: [['comments']],
  timeline: [['timelines'], postKeys.all],
  suspect: [suspectKeys.all, postKeys.all],
  person: [],
}

export interface FlagDecision {
  action: 'keep' | 'remove' | 'takeDown'
  reason: string
}

/** Decides on the open flags of an item. The server refuses if the item or its flags have changed since they were loaded. */
export function useDecideFlagged({
  kind,
  _id: id,
  version,
  flagCount,
}: Pick<FlaggedThing, 'kind' | '_id' | 'version' | 'flagCount'>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: FlagDecision) =>
      call('POST /admin/flags/:kind/:id', {
        params: { kind, id },
        body: { ...decision, version, flagCount },
      }),
    onSuccess(_answer, { action }) {
      if (action === 'keep') return
      for (const queryKey of shownIn[kind]) void invalidateLists(client, queryKey)
    },
    async onSettled() {
      summaryChanged(client)
      await flagsChanged(client)
    },
  })
}

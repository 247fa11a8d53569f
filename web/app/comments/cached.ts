import { limits } from '@bichar/contract/rules/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'
import { invalidateLists } from '../api/invalidate.ts'
import { patchQueries } from '../api/patch.ts'
import { type CommentPages, withNewest, without } from './list.ts'

type Change = (list: CommentPages) => CommentPages

export const commentKeys = {
  /** The key was renamed when replies were added, so that lists without replies that devices have persisted are not restored. */
  of: (postId: string) => ['comments', 'threads', postId] as const,
}

export const readPage = (read: CallFunction, postId: string, cursor: string | null, signal?: AbortSignal) =>
  read(
    'GET /posts/:id/comments',
    { params: { id: postId }, query: { limit: limits.commentPage, cursor: cursor ?? undefined } },
    { signal },
  )

const patchCache = (client: QueryClient, postId: string, to: Change) =>
  patchQueries<CommentPages>(client, commentKeys.of(postId), (list) => list && to(list))

/**
 * For each post, the pending requests for its newest comments in the order in which they started. Each
 * holds the changes made since it started.
 */
const pendingRequests = new Map<string, readonly Change[][]>()

const setPendingRequests = (postId: string, requests: readonly Change[][]) =>
  requests.length > 0 ? pendingRequests.set(postId, requests) : pendingRequests.delete(postId)

/** Changes the loaded comments of a post. `to` must be idempotent: it is applied again to the result of a pending request. */
export function patchComments(client: QueryClient, postId: string, to: Change): void {
  for (const changes of pendingRequests.get(postId) ?? []) changes.push(to)
  patchCache(client, postId, to)
}

export const removeComment = (client: QueryClient, postId: string, commentId: string) =>
  patchComments(client, postId, (list) => without(list, commentId))

/**
 * Fetches the newest comments and merges them into the list, if there is one. Changes that arrived during the request are applied
 * again, because the response may be older than they are. A response is dropped if one of a later request has already been merged.
 */
export async function readNewest(client: QueryClient, postId: string): Promise<void> {
  if (!client.getQueryState(commentKeys.of(postId))) return
  const changesSinceStart: Change[] = []
  setPendingRequests(postId, [...(pendingRequests.get(postId) ?? []), changesSinceStart])
  const newest = await readPage(call, postId, null).catch((error: unknown) => {
    setPendingRequests(
      postId,
      pendingRequests.get(postId)?.filter((each) => each !== changesSinceStart) ?? [],
    )
    throw error
  })
  const requests = pendingRequests.get(postId) ?? []
  const place = requests.indexOf(changesSinceStart)
  if (place < 0) return
  setPendingRequests(postId, requests.slice(place + 1))

  let hasGap = false
  patchCache(client, postId, (list) => {
    const met = withNewest(list, newest)
    hasGap = !met
    return met ? changesSinceStart.reduce((now, change) => change(now), met) : list
  })
  if (hasGap) await invalidateLists(client, commentKeys.of(postId))
}

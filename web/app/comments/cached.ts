import { limits } from '@bichar/contract/rules/limits.ts'
import type { QueryClient } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'
import { patchQueries } from '../api/patch.ts'
import { type CommentPages, withNewest } from './list.ts'

type Change = (list: CommentPages) => CommentPages

export const commentKeys = {
  /** Without replies they lie on devices under the name that they had before. */
  of: (postId: string) => ['comments', 'threads', postId] as const,
}

export const readPage = (read: CallFunction, postId: string, cursor: string | null, signal?: AbortSignal) =>
  read(
    'GET /posts/:id/comments',
    { params: { id: postId }, query: { limit: limits.commentPage, cursor: cursor ?? undefined } },
    { signal },
  )

const lay = (client: QueryClient, postId: string, to: Change) =>
  patchQueries<CommentPages>(client, commentKeys.of(postId), (list) => list && to(list))

/** For each post the readings of its newest comments that are under way, the first begun first, each with what has changed since. */
const underWay = new Map<string, readonly Change[][]>()

const keepUnderWay = (postId: string, readings: readonly Change[][]) =>
  readings.length > 0 ? underWay.set(postId, readings) : underWay.delete(postId)

/** Changes the comments on a post as far as they have been read: made twice, a change must be as made once. */
export function patchComments(client: QueryClient, postId: string, to: Change): void {
  for (const changes of underWay.get(postId) ?? []) changes.push(to)
  lay(client, postId, to)
}

/**
 * Reads the newest comments and lays them over the list, if there is one, and over those what came while they were read: the answer
 * may be older. One that a later reading has overtaken is no news any more.
 */
export async function readNewest(client: QueryClient, postId: string): Promise<void> {
  if (!client.getQueryState(commentKeys.of(postId))) return
  const meanwhile: Change[] = []
  keepUnderWay(postId, [...(underWay.get(postId) ?? []), meanwhile])
  const newest = await readPage(call, postId, null).catch((error: unknown) => {
    keepUnderWay(postId, underWay.get(postId)?.filter((each) => each !== meanwhile) ?? [])
    throw error
  })
  const readings = underWay.get(postId) ?? []
  const place = readings.indexOf(meanwhile)
  if (place < 0) return
  keepUnderWay(postId, readings.slice(place + 1))

  let apart = false
  lay(client, postId, (list) => {
    const met = withNewest(list, newest)
    apart = !met
    return met ? meanwhile.reduce((now, change) => change(now), met) : list
  })
  if (apart) await client.invalidateQueries({ queryKey: commentKeys.of(postId) })
}

import { limits } from '@bichar/contract/rules/limits.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { isNotFound } from '../api/errors.ts'
import { changePost } from '../posts/cached.ts'
import { postKeys } from '../posts/queries.ts'

const pickerKey = [...postKeys.all, 'picker'] as const

/** The posts that can be chosen: the newest hundred public ones (spec section 9). */
export const pickerOptions = () =>
  queryOptions({
    queryKey: pickerKey,
    queryFn: ({ signal }) => call('GET /posts', { query: { limit: limits.pageMost } }, { signal }),
  })

interface Addition {
  postId: string
  reactionNo: number
  /** Idempotency key: sending again with the same key does not add the reactions twice. */
  key: string
}

export function useAddReactions() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...body }: Addition) => call('POST /posts/admin/fakeReact', { body }, { key }),
    onSuccess: ({ reactionCount }, { postId }) =>
      changePost(client, postId, (post) => ({ ...post, reactionCount })),
    onError(error) {
      if (isNotFound(error)) void client.invalidateQueries({ queryKey: pickerKey })
    },
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { removePost } from './queries.ts'

// Without a connection the mutation fails immediately instead of being paused and sent at some later time.
const atOnce = { networkMode: 'always' } as const

/** Removes a post and takes it out of every cached list. */
export function useDeletePost(id: string) {
  const client = useQueryClient()
  return useMutation({
    ...atOnce,
    mutationFn: () => call('DELETE /posts/:id', { params: { id } }),
    onSuccess: () => removePost(client, id),
    onError: (error) => {
      if (error instanceof CallError && error.code === 'post_not_found') removePost(client, id)
    },
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { removePost } from './cached.ts'

/** Removes a post and takes it out of every cached list. */
export function useDeletePost(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /posts/:id', { params: { id } }),
    onSuccess: () => removePost(client, id),
    onError: (error) => {
      if (error instanceof CallError && error.code === 'post_not_found') removePost(client, id)
    },
  })
}

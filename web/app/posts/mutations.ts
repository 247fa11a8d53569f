import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { CallError } from '../api/errors.ts'
import { summaryChanged } from '../moderation/panel/summary.ts'
import { removePost } from './cached.ts'

/** Removes a post and takes it out of every cached list. It may have waited for a moderator, so those counts are invalidated. */
export function useDeletePost(id: string) {
  const client = useQueryClient()
  const forget = () => {
    removePost(client, id)
    summaryChanged(client)
  }
  return useMutation({
    mutationFn: () => call('DELETE /posts/:id', { params: { id } }),
    onSuccess: forget,
    onError: (error) => {
      if (error instanceof CallError && error.code === 'post_not_found') forget()
    },
  })
}

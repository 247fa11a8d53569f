import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call.ts'

/** What a moderator needs to know to decide on a post. */
export const reviewOptions = (id: string) =>
  queryOptions({
    queryKey: ['postReview', id],
    queryFn: async ({ signal }) =>
      (await call('GET /posts/admin/review/:id', { params: { id } }, { signal })).review,
  })

import type { Post } from '@bichar/contract/posts.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** What a moderator needs to know to decide on a post; anew for each version, which changes with the suspects that it names, too. */
export const reviewOptions = ({ _id: id, review }: Pick<Post, '_id' | 'review'>) =>
  queryOptions({
    queryKey: ['postReview', id, review?.version],
    queryFn: async ({ signal }) =>
      (await call('GET /posts/admin/review/:id', { params: { id } }, { signal })).review,
  })

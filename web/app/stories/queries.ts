import type { CallInput } from '@bichar/contract/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'

export const storyKeys = { lists: ['stories', 'lists'], relatedPosts: ['stories', 'posts'] } as const

type StoryFilter = NonNullable<CallInput<'GET /success-stories'>['query']>

/** A page of stories. Admins also get unpublished ones, unless `status` excludes them. */
export const storiesOptions = (filter: StoryFilter, read: CallFunction = call) =>
  queryOptions({
    queryKey: [...storyKeys.lists, filter],
    queryFn: ({ signal }) => read('GET /success-stories', { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Number of posts offered for selection (spec section 9). */
const pickerLimit = 100

/** The posts offered for selection as the one that a story is about. */
export const relatedPostsOptions = () =>
  queryOptions({
    queryKey: storyKeys.relatedPosts,
    queryFn: async ({ signal }) =>
      (await call('GET /posts', { query: { limit: pickerLimit } }, { signal })).posts.map(
        ({ _id, title }) => ({
          _id,
          title,
        }),
      ),
  })

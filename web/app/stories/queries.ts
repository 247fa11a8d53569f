import type { CallInput } from '@bichar/contract/api.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'

export const storyKeys = { lists: ['stories', 'lists'], relatedPosts: ['stories', 'posts'] } as const

type StoryFilter = NonNullable<CallInput<'GET /success-stories'>['query']>

/** A page of the stories. Admins get also those that are not published, unless `status` says otherwise. */
export const storiesOptions = (filter: StoryFilter, read: CallFunction = call) =>
  queryOptions({
    queryKey: [...storyKeys.lists, filter],
    queryFn: ({ signal }) => read('GET /success-stories', { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Spec section 9. */
const pickerLimit = 100

/** The posts among which the one that a story is about is chosen. */
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

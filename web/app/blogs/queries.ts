import type { CallInput } from '@bichar/contract/api.ts'
import type { Blog } from '@bichar/contract/blogs.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type CallFunction, call } from '../api/call.ts'

const all = ['blogs'] as const

export const blogKeys = {
  all,
  published: (after: string | null) => [...all, 'published', after] as const,
  lists: [...all, 'lists'] as const,
  one: (id: string) => [...all, 'one', id] as const,
  managed: (id: string) => [...all, 'managed', id] as const,
}

/** The published blogs, newest first, starting after the cursor `after` if it is given. */
export const publishedOptions = (after: string | null, read: CallFunction = call) =>
  infiniteQueryOptions({
    queryKey: blogKeys.published(after),
    queryFn: ({ pageParam, signal }) =>
      read('GET /blogs', { query: { limit: limits.blogPage, cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: after,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })

const readBlog =
  (id: string, read: CallFunction) =>
  async ({ signal }: { signal: AbortSignal }): Promise<Blog> =>
    (await read('GET /blogs/:id', { params: { id } }, { signal })).blog

export const blogOptions = (id: string, read: CallFunction = call) =>
  queryOptions({ queryKey: blogKeys.one(id), queryFn: readBlog(id, read) })

/**
 * A blog with the admin's permissions on it. It has its own query key, so that it is not mixed up with
 * the copy the server rendered for guests.
 */
export const managedBlogOptions = (id: string) =>
  queryOptions({ queryKey: blogKeys.managed(id), queryFn: readBlog(id, call) })

type BlogFilter = NonNullable<CallInput<'GET /blogs/admin/all'>['query']>

/** One page of all blogs, for admins. */
export const blogListOptions = (filter: BlogFilter) =>
  queryOptions({
    queryKey: [...blogKeys.lists, filter],
    queryFn: ({ signal }) => call('GET /blogs/admin/all', { query: filter }, { signal }),
    placeholderData: keepPreviousData,
  })

export const textGenerationOptions = () =>
  queryOptions({
    queryKey: [...all, 'writing'],
    queryFn: async ({ signal }) => (await call('GET /ai/blog', {}, { signal })).available,
  })

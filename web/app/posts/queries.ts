import type { Post } from '@bichar/contract/posts.ts'
import { limits } from '@bichar/contract/rules/limits.ts'
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import { type CallFunction, type CallOptions, call } from '../api/call.ts'

const all = ['posts'] as const

/** `replacePost` and `removePost` (cached.ts) update the posts in every query whose key begins with `all`. */
export const postKeys = {
  all,
  feed: (after: string | null) => [...all, 'feed', after] as const,
  person: (personId: string) => [...all, 'person', personId] as const,
  suspect: (suspectId: string) => [...all, 'suspect', suspectId] as const,
  district: (slug: string, after: string | null) => [...all, 'district', slug, after] as const,
  one: (id: string) => [...all, 'one', id] as const,
}

/** The key of all searches. It is invalidated when posts are added or removed, because the results have numbered pages. */
export const searchKey = [...all, 'search'] as const

export interface PostsPage {
  posts: Post[]
  nextCursor?: string | null
  total?: number
}

/**
 * Treats a response without a list like a failed call, so that loading ends, and one of fewer posts than asked for as the last (spec section
 * 4, Feed). That is decided as it arrives: a page of the cache that has lost a deleted post is not the last.
 */
function listed<P extends PostsPage>(page: P): P {
  if (!Array.isArray(page.posts)) throw new Error('The answer holds no list of posts')
  return page.posts.length < limits.feedPage ? { ...page, nextCursor: null } : page
}

/**
 * The pages of a list of posts, starting after the cursor `after` if it is given. Refetching a long list loads all of its pages, so it does
 * not happen each time the tab regains the focus.
 */
const listOptions = <Page extends PostsPage, Key extends QueryKey>(
  queryKey: Key,
  after: string | null,
  fetchPage: (query: { limit: number; cursor: string | undefined }, options: CallOptions) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }) =>
      listed(await fetchPage({ limit: limits.feedPage, cursor: pageParam ?? undefined }, { signal })),
    initialPageParam: after,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 300_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The feed, newest first. */
export const feedOptions = (after: string | null, read: CallFunction = call) =>
  listOptions(postKeys.feed(after), after, (query, options) => read('GET /posts', { query }, options))

/** The posts of a person. Only that person also gets their anonymous and pending ones. */
export const personPostsOptions = (id: string) =>
  listOptions(postKeys.person(id), null, (query, options) =>
    call('GET /posts/user/:id', { params: { id }, query }, options),
  )

/** The public posts about a suspect. */
export const suspectPostsOptions = (id: string) =>
  listOptions(postKeys.suspect(id), null, (query, options) =>
    call('GET /posts/criminalsPosts/:id', { params: { id }, query }, options),
  )

/** The public posts about a district, newest first. */
export const districtPostsOptions = (slug: string, after: string | null, read: CallFunction = call) =>
  listOptions(postKeys.district(slug, after), after, (query, options) =>
    read('GET /posts/district/:slug', { params: { slug }, query }, options),
  )

export const postOptions = (id: string, read: CallFunction = call) =>
  queryOptions({
    queryKey: postKeys.one(id),
    queryFn: async ({ signal }) => (await read('GET /posts/:id', { params: { id } }, { signal })).post,
  })
